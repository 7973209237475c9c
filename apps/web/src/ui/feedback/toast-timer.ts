import { useEffect, useRef, useSyncExternalStore } from 'react'

/** Calls `onEnd` after `duration` ms, not counting the time during which it was `paused`; never when null. */
export function usePausableTimer(duration: number | null, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration ?? 0)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (duration === null || paused) return
    const started = performance.now()
    const timer = setTimeout(() => end.current(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current = Math.max(0, remaining.current - (performance.now() - started))
    }
  }, [duration, paused])
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
