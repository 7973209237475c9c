import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { focusHeading } from '../../app/focus-heading.ts'
import { jobsHref } from './jobs-address.ts'
import type { JobsView } from './jobs-view.ts'

const FILTERED = 'filtered'

/** Leads to a view of the list as a filter does: focus and scroll position stay where they are. */
export function useShowView(): (view: JobsView) => void {
  const navigate = useNavigate()
  return (view) => void navigate(jobsHref(view), { preventScrollReset: true, state: FILTERED })
}

/**
 * The list of jobs is one page. A link to another view of it moves the focus to its heading, as a change of page does;
 * a filter leaves it, unless what had it is gone.
 */
export function useFocusOnNewView(): void {
  const { key, state } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (state !== FILTERED || document.activeElement === document.body) focusHeading()
  }, [key, state])
}
