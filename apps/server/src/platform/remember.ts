import { LRUCache } from 'lru-cache'
import type { Context } from './context.ts'

/** Keys may come from outside. */
const MOST = 1_000

interface Kept<T> {
  readonly value: Promise<T>
  /** Epoch ms. */
  readonly since: number
  isReplaced: boolean
}

interface Remembering<K, T> {
  /** What makes two of a kind; the key itself unless told. */
  nameOf?(key: K): NonNullable<unknown>
  /** Whether a value is kept once it is there; each is unless told. */
  isKept?(value: T): boolean
}

/**
 * Keeps what `load` gave for `seconds` per context and key, of at most a thousand keys, and lets those who ask meanwhile
 * wait for one and the same load. For numbers that may be a little old. Once half the time is over it is loaded anew for whoever
 * asks later, so that nobody waits for what is asked for all the time. A failure is not kept.
 */
export function remember<K extends NonNullable<unknown>, T>(
  seconds: number,
  load: (ctx: Context, key: K) => Promise<T>,
  { nameOf = (key) => key, isKept = () => true }: Remembering<K, T> = {},
): (ctx: Context, key: K) => Promise<T> {
  const perContext = new WeakMap<Context, LRUCache<NonNullable<unknown>, Kept<T>>>()
  return (ctx, key) => {
    const all = perContext.get(ctx) ?? new LRUCache<NonNullable<unknown>, Kept<T>>({ max: MOST })
    perContext.set(ctx, all)
    const name = nameOf(key)
    const now = ctx.clock.now().getTime()
    const kept = all.get(name)
    if (kept && now < kept.since + seconds * 1000) {
      if (now >= kept.since + seconds * 500 && !kept.isReplaced) replace(kept)
      return kept.value
    }
    const value = load(ctx, key)
    const entry = keep(value)
    const forget = () => {
      if (all.get(name) === entry) all.delete(name)
    }
    value.then((loaded) => !isKept(loaded) && forget(), forget)
    return value

    function keep(value: Promise<T>): Kept<T> {
      const entry = { value, since: now, isReplaced: false }
      all.set(name, entry)
      return entry
    }

    function replace(old: Kept<T>): void {
      old.isReplaced = true
      const value = load(ctx, key)
      value.then(
        (loaded) => (isKept(loaded) ? keep(value) : all.delete(name)),
        () => {
          old.isReplaced = false
        },
      )
    }
  }
}
