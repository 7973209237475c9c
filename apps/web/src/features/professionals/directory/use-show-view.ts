import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { focusHeading } from '../../../app/focus-heading.ts'
import { type DirectoryView, directoryHref } from './directory-address.ts'

const FILTERED = 'filtered'

/** Leads to a view of the directory as a filter does: focus and scroll position stay where they are. */
export function useShowView(): (view: DirectoryView) => void {
  const navigate = useNavigate()
  return (view) => void navigate(directoryHref(view), { preventScrollReset: true, state: FILTERED })
}

/** The directory is one page: a link to another view of it moves the focus to its heading, a filter leaves it. */
export function useFocusOnNewView(): void {
  const { key, state } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (state !== FILTERED || document.activeElement === document.body) focusHeading()
  }, [key, state])
}
