import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Place } from './engine.ts'
import { stepHref } from './step-address.ts'

/** Puts the current step into the address, so that Back and a reload find it. */
export function useStepAddress(place: Place, isEnabled: boolean): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isInAddress = new URLSearchParams(search).get('step') === place
  // Before the step can be seen: started later, this navigation would replace that of a link pressed meanwhile.
  useLayoutEffect(() => {
    if (isEnabled && !isInAddress)
      void navigate(stepHref(pathname, search, place), { replace: true, preventScrollReset: true })
  }, [isEnabled, isInAddress, navigate, pathname, search, place])
}
