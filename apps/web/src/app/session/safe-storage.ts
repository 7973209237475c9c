/** A string store that never throws, even if the browser blocks storage. */
export interface SafeStorage {
  get(name: string): string | undefined
  /** `undefined` removes the value. */
  set(name: string, value: string | undefined): void
  /** Removes every name that begins with `prefix`. */
  removeAll(prefix: string): void
}

/**
 * Wraps the browser's storage, which may be forbidden, full, or missing (private windows). Values that it refuses are
 * kept in memory, so that the tab works while it is open. `open` returns the browser's storage and may throw.
 */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>()

  function get(name: string): string | undefined {
    if (memory.has(name)) return memory.get(name)
    try {
      return open().getItem(name) ?? undefined
    } catch {
      return undefined
    }
  }

  function set(name: string, value: string | undefined): void {
    memory.delete(name)
    try {
      if (value === undefined) open().removeItem(name)
      else open().setItem(name, value)
    } catch {
      if (value !== undefined) memory.set(name, value)
    }
  }

  function removeAll(prefix: string): void {
    for (const name of [...memory.keys(), ...storedNames()]) if (name.startsWith(prefix)) set(name, undefined)
  }

  function storedNames(): string[] {
    try {
      return Object.keys(open())
    } catch {
      return []
    }
  }

  return { get, set, removeAll }
}

/** The storage of the whole browser, shared by all tabs. */
export const localStore = createSafeStorage(() => localStorage)
/** The storage of this tab only. */
export const tabStore = createSafeStorage(() => sessionStorage)
