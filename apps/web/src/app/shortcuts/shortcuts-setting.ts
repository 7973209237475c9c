import { useSyncExternalStore } from 'react'
import { localStore } from '../session/safe-storage.ts'

const STORAGE_KEY = 'shortcutsOff'
const listeners = new Set<() => void>()

/** Whether keyboard shortcuts are enabled in this browser. */
export function shortcutsAreOn(): boolean {
  return localStore.get(STORAGE_KEY) === undefined
}

/** Returns whether keyboard shortcuts are enabled in this browser, and a setter; for Settings. */
export function useShortcutsSetting(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, shortcutsAreOn, () => true)
  return [isOn, choose]
}

function choose(isOn: boolean): void {
  localStore.set(STORAGE_KEY, isOn ? undefined : 'true')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
