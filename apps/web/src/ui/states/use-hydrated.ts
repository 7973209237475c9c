import { useSyncExternalStore } from 'react'

/** Whether the page has its scripts: false on the server and while hydrating, for content that only browsers know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer)
}

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false
