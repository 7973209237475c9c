import { LRUCache } from 'lru-cache'
import type { Context } from './context.ts'

/** The maximum number of keys, because keys may come from outside. */
const MOST_KEYS = 1_000

interface CacheEntry<T> {
  readonly value: Promise<T>
  /** When the value was loaded, in epoch milliseconds. */
  readonly since: number
  isReplaced: boolean
}

interface TtlCacheOptions<K, T> {
  /** Returns the name of a key's cache entry; the key itself by default. */
  nameOf?(key: K): NonNullable<unknown>
  /** Whether to cache a loaded value; by default, every value is cached. */
  isKept?(value: T): boolean
}

/**
 * Returns a function that caches the results of `load` for `seconds` per context and key, for at most a thousand keys.
 * Simultaneous callers share one load. Use it for values that may be slightly outdated. After half the time, the next
 * call triggers a reload in the background, so that no one waits for values in constant demand. Failures are not
 * cached.
 */
export function ttlCache<K extends NonNullable<unknown>, T>(
  seconds: number,
  load: (ctx: Context, key: K) => Promise<T>,
  { nameOf = (key) => key, isKept = () => true }: TtlCacheOptions<K, T> = {},
): (ctx: Context, key: K) => Promise<T> {
  const perContext = new WeakMap<Context, LRUCache<NonNullable<unknown>, CacheEntry<T>>>()
  return (ctx, key) => {
    const all = perContext.get(ctx) ?? new LRUCache<NonNullable<unknown>, CacheEntry<T>>({ max: MOST_KEYS })
    perContext.set(ctx, all)
    const name = nameOf(key)
    const now = ctx.clock.now().getTime()
    const cachedValue = all.get(name)
    // A clock that was set back doesn't extend the lifetime of a value.
    if (cachedValue && now >= cachedValue.since && now < cachedValue.since + seconds * 1000) {
      if (now >= cachedValue.since + seconds * 500 && !cachedValue.isReplaced) replace(cachedValue)
      return cachedValue.value
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
