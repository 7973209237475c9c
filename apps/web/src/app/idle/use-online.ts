import { useSyncExternalStore } from 'react'

/** Whether the browser is online. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

function subscribe(onChange: () => void): () => void {
  const control = new AbortController()
  for (const event of ['online', 'offline']) window.addEventListener(event, onChange, { signal: control.signal })
  return () => control.abort()
}
