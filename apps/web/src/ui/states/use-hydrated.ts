import { useSyncExternalStore } from 'react'

/** Whether the page is hydrated; false on the server and while hydrating. For content that only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer)
}

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false
