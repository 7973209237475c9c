import { useSyncExternalStore } from 'react'

/** The media query of the design system's `lg`. */
const WIDE = '(width >= 64rem)'

/** Whether the window is wide, for differences that CSS can't express. False on the server. */
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
