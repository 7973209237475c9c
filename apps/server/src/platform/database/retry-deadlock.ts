const DEADLOCK = '40P01'
const MOST_TRIES = 4

/**
 * Runs a transaction, again if the database ended it because it and another one waited for each other. Nothing of an ended
 * one was written. For those that lock what listeners lock in another order.
 */
export async function retryDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction()
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK
      if (!isDeadlock || tries === MOST_TRIES) throw error
    }
  }
}
