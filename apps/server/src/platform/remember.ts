import type { Clock } from './clock.ts'

/**
 * Keeps what `load` gave for `seconds` per key, and lets those who ask meanwhile wait for one and the same load.
 * For numbers that may be a little old and few keys; a failure is not kept.
 */
export function remember<K, T>(clock: Clock, seconds: number, load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const kept = new Map<K, { readonly value: Promise<T>; readonly until: number }>()
  return (key) => {
    const now = clock.now().getTime()
    const found = kept.get(key)
    if (found && found.until > now) return found.value
    const value = load(key)
    kept.set(key, { value, until: now + seconds * 1000 })
    value.catch(() => kept.delete(key))
    return value
  }
}
