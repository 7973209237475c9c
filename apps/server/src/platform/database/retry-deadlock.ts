const DEADLOCK = '40P01'
const MOST_TRIES = 4

/**
 * Runs a transaction, and runs it up to three more times if the database ends it because of a deadlock. This is safe,
 * because an ended transaction has written nothing. Use it for transactions that lock rows in another order than
 * listeners do.
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
