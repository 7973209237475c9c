import { useSyncExternalStore } from 'react'
import { localStore } from '../session/safe-storage.ts'

const OFF = 'shortcutsOff'
const listeners = new Set<() => void>()

/** Whether single-key shortcuts are enabled in this browser. */
export function shortcutsAreOn(): boolean {
  return localStore.get(OFF) === undefined
}

/** For Settings: whether keyboard shortcuts are enabled in this browser, and a setter. */
export function useShortcutsSetting(): [on: boolean, choose: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, shortcutsAreOn, () => true)
  return [on, choose]
}

function choose(on: boolean): void {
  localStore.set(OFF, on ? undefined : 'true')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
