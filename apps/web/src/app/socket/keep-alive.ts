import { useEffect } from 'react'

let shownCount = 0

/** Whether something on the screen waits for events without any input. */
export function isSocketKeptAlive(): boolean {
  return shownCount > 0 && document.visibilityState === 'visible'
}

/**
 * Keeps the socket connected while the component that uses this, such as a conversation, is mounted and the tab is
 * visible.
 */
export function useKeptAlive(): void {
  useEffect(() => {
    shownCount += 1
    return () => {
      shownCount -= 1
    }
  }, [])
}
