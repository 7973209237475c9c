import { useEffect } from 'react'

let shown = 0

/** Whether something on the screen waits for events without any input. */
export function isSocketKeptAlive(): boolean {
  return shown > 0 && document.visibilityState === 'visible'
}

/** Keeps the socket connected while this is shown and the tab is visible, such as a conversation. */
export function useKeptAlive(): void {
  useEffect(() => {
    shown += 1
    return () => {
      shown -= 1
    }
  }, [])
}
