import type { Context } from '../context.ts'
import type { Tx } from './database.ts'

const takeTurn = createTurns()

/**
 * Runs a transaction after those that this process runs on the same thing, such as a poll. Everyone who changes one popular
 * row waits for its lock; without turns they would each hold a connection meanwhile, and none would be left for anyone else.
 * Correctness never depends on it: other processes change the same rows.
 */
export function inTurn<T>({ db }: Pick<Context, 'db'>, thing: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return takeTurn(thing, () => db.transaction().execute(work))
}

/** Returns a function that runs work on one thing one after the other. Exported for tests. */
export function createTurns(): <T>(thing: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return async (thing, work) => {
    const own = runAfter(last.get(thing), work)
    last.set(thing, own)
    try {
      return await own
    } finally {
      if (last.get(thing) === own) last.delete(thing)
    }
  }
}

async function runAfter<T>(before: Promise<unknown> | undefined, work: () => Promise<T>): Promise<T> {
  // Its own caller learns why it failed.
  await before?.catch(() => undefined)
  return work()
}
