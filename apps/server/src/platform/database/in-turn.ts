import type { Context } from '../context.ts'
import type { Tx } from './database.ts'

const takeTurn = createTurns()

/**
 * Runs a transaction after this process's earlier transactions with the same key, such as a poll's id. Changes to one
 * popular row wait for the row's lock; each would hold a connection while it waits, and none would be left for other
 * requests. Correctness never depends on this order, because other processes change the same rows.
 */
export function inTurn<T>({ db }: Pick<Context, 'db'>, key: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return takeTurn(key, () => db.transaction().execute(work))
}

/** Returns a function that runs work with the same key one after the other. Exported for tests. */
export function createTurns(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lastByKey = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const run = runAfter(lastByKey.get(key), work)
    lastByKey.set(key, run)
    try {
      return await run
    } finally {
      if (lastByKey.get(key) === run) lastByKey.delete(key)
    }
  }
}

async function runAfter<T>(before: Promise<unknown> | undefined, work: () => Promise<T>): Promise<T> {
  // The caller of the failed work gets the error.
  await before?.catch(() => undefined)
  return work()
}
