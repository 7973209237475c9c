import { useEffect } from 'react'

let shownCount = 0

/** Whether something on the screen waits for events without any input. */
export function isSocketKeptAlive(): boolean {
  return shownCount > 0 && document.visibilityState === 'visible'
}

/** Keeps the socket connected while this is shown and the tab is visible, such as a conversation. */
export function useKeptAlive(): void {
  useEffect(() => {
    shownCount += 1
    return () => {
      shownCount -= 1
    }
  }, [])
}
