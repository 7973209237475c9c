import { useSyncExternalStore } from 'react'

/** Where a table of seven columns fits; the design system's `lg`. */
const WIDE = '(width >= 64rem)'

/** Whether the window is wide enough for the table of members; otherwise they are cards. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false)
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

function isWide(): boolean {
  return window.matchMedia(WIDE).matches
}
