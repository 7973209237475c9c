import { useSyncExternalStore } from 'react'

/** The design system's `lg`. */
const WIDE = '(width >= 64rem)'

/** Whether the window is wide, for differences beyond CSS; the server assumes a narrow one. */
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
