import { LRUCache } from 'lru-cache'
import type { Context } from './context.ts'

/** Keys may come from outside. */
const MOST = 1_000

interface CacheEntry<T> {
  readonly value: Promise<T>
  /** Epoch ms. */
  readonly since: number
  isReplaced: boolean
}

interface Remembering<K, T> {
  /** Identifies a key's cache entry; the key itself by default. */
  nameOf?(key: K): NonNullable<unknown>
  /** Whether to cache a loaded value; always by default. */
  isKept?(value: T): boolean
}

/**
 * Caches the results of `load` for `seconds` per context and key, at most a thousand keys; simultaneous callers share
 * one load. For values that may be slightly outdated. After half the time, the next call triggers a reload in the
 * background, so that no one waits for values in constant demand. Failures are not cached.
 */
export function remember<K extends NonNullable<unknown>, T>(
  seconds: number,
  load: (ctx: Context, key: K) => Promise<T>,
  { nameOf = (key) => key, isKept = () => true }: Remembering<K, T> = {},
): (ctx: Context, key: K) => Promise<T> {
  const perContext = new WeakMap<Context, LRUCache<NonNullable<unknown>, CacheEntry<T>>>()
  return (ctx, key) => {
    const all = perContext.get(ctx) ?? new LRUCache<NonNullable<unknown>, CacheEntry<T>>({ max: MOST })
    perContext.set(ctx, all)
    const name = nameOf(key)
    const now = ctx.clock.now().getTime()
    const cached = all.get(name)
    // A clock that was put back makes no value last longer.
    if (cached && now >= cached.since && now < cached.since + seconds * 1000) {
      if (now >= cached.since + seconds * 500 && !cached.isReplaced) replace(cached)
      return cached.value
    }
    const value = load(ctx, key)
    const entry = storeEntry(value)
    const forget = () => {
      if (all.get(name) === entry) all.delete(name)
    }
    value.then((loaded) => !isKept(loaded) && forget(), forget)
    return value

    function storeEntry(value: Promise<T>): CacheEntry<T> {
      const entry = { value, since: now, isReplaced: false }
      all.set(name, entry)
      return entry
    }

    function replace(old: CacheEntry<T>): void {
      old.isReplaced = true
      const value = load(ctx, key)
      value.then(
        (loaded) => (isKept(loaded) ? storeEntry(value) : all.delete(name)),
        () => {
          old.isReplaced = false
        },
      )
    }
  }
}
