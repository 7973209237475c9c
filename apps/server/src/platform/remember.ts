import type { Context } from './context.ts'

/** Keys may come from outside. */
const MOST = 1_000

interface Kept<T> {
  readonly value: Promise<T>
  /** Epoch ms. */
  readonly until: number
}

/**
 * Keeps what `load` gave for `seconds` per context and key, of at most a thousand keys, and lets those who ask meanwhile
 * wait for one and the same load. For numbers that may be a little old; a failure is not kept.
 */
export function remember<K, T>(
  seconds: number,
  load: (ctx: Context, key: K) => Promise<T>,
): (ctx: Context, key: K) => Promise<T> {
  const perContext = new WeakMap<Context, Map<K, Kept<T>>>()
  return (ctx, key) => {
    const kept = perContext.get(ctx) ?? new Map<K, Kept<T>>()
    perContext.set(ctx, kept)
    const now = ctx.clock.now().getTime()
    const found = kept.get(key)
    if (found && found.until > now) return found.value
    const value = load(ctx, key)
    kept.delete(key)
    // The first of a map is the one that was loaded longest ago.
    for (const oldest of kept.keys()) {
      if (kept.size < MOST) break
      kept.delete(oldest)
    }
    const entry = { value, until: now + seconds * 1000 }
    kept.set(key, entry)
    value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key)
    })
    return value
  }
}
