const DEADLOCK = '40P01'
const MOST_TRIES = 4

/**
 * Runs a transaction, and again if the database ended it because of a deadlock; an ended transaction has written
 * nothing. For transactions that lock rows in another order than listeners do.
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
