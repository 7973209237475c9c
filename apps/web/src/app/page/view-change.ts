import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { focusHeading } from './focus-heading.ts'

const FILTERED = 'filtered'

/** Returns a function that navigates to another view of a list as a filter does: focus and scroll position stay. */
export function useShowHref(): (href: string) => void {
  const navigate = useNavigate()
  return (href) => void navigate(href, { preventScrollReset: true, state: FILTERED })
}

/**
 * All views of a list are one page. A link to another view moves the focus to the heading, like a navigation. A filter
 * keeps the focus, unless the focused element is gone.
 */
export function useFocusOnNewView(): void {
  const { key, state } = useLocation()
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    if (state !== FILTERED || document.activeElement === document.body) focusHeading()
  }, [key, state])
}
