import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { focusHeading } from './focus-heading.ts'

const FILTERED = 'filtered'

/** Navigates to another view of a list, like a filter: focus and scroll position stay. */
export function useShowHref(): (href: string) => void {
  const navigate = useNavigate()
  return (href) => void navigate(href, { preventScrollReset: true, state: FILTERED })
}

/**
 * A list is one page. A link to another view of it moves the focus to its heading, like a navigation; a filter leaves
 * the focus, unless its element is gone.
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
