import { useSyncExternalStore } from 'react'

/** The media query of the design system's `lg`. */
const WIDE = '(width >= 64rem)'

/** Returns whether the window is wide, for differences that CSS can't express. On the server, it returns false. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false)
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function isWide(): boolean {
  return window.matchMedia(WIDE).matches
}
