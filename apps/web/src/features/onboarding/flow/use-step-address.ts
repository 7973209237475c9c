import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Place } from './engine.ts'
import { stepHref } from './step-address.ts'

/** Puts the current step into the address, so that Back and a reload find it. */
export function useStepAddress(place: Place, enabled: boolean): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isThere = new URLSearchParams(search).get('step') === place
  useEffect(() => {
    if (enabled && !isThere)
      void navigate(stepHref(pathname, search, place), { replace: true, preventScrollReset: true })
  }, [enabled, isThere, navigate, pathname, search, place])
}
