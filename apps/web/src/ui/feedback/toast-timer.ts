import { useEffect, useRef, useSyncExternalStore } from 'react'

/**
 * Calls `onEnd` after `duration` ms, not counting the time while `isPaused` is true. Never calls it if `duration` is
 * null.
 */
export function usePausableTimer(duration: number | null, isPaused: boolean, onEnd: () => void): void {
  const remainingMs = useRef(duration ?? 0)
  const latestOnEnd = useRef(onEnd)
  useEffect(() => {
    latestOnEnd.current = onEnd
  })
  useEffect(() => {
    if (duration === null || isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(() => latestOnEnd.current(), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current = Math.max(0, remainingMs.current - (performance.now() - startedAt))
    }
  }, [duration, isPaused])
}

/** Whether the tab is in the background. */
export function useDocumentHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
