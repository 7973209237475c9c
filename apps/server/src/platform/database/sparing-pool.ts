import type { PostgresPool } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { DatabaseAway, isDatabaseAway } from './is-database-away.ts'

/** The pause between connection attempts during an outage, which lets a database recover. */
const RETRY_PAUSE_MS = 200
/** The pause after which a pool opens another connection if Postgres had none left. */
const FULL_MS = 1_000
const TOO_MANY_CONNECTIONS = '53300'

/**
 * Returns a pool that protects an unreachable database: one request at a time tries to connect, and the others are
 * refused immediately until an attempt succeeds. A database without free connections doesn't count as an outage while
 * the pool has some connections, which then serve all requests in turn.
 */
export function sparingPool(pool: Pool): PostgresPool {
  const { max } = pool.options
  let openCount = 0
  let fullUntil = 0
  /**
   * The number of consecutive refusals. Of simultaneous attempts, Postgres may refuse some before it accepts the
   * others.
   */
  let timesFull = 0
  let refusal: string | undefined
  let isTrying = false
  let nextAt = 0
  pool.on('connect', () => {
    openCount += 1
    timesFull = 0
  })
  pool.on('remove', () => {
    openCount -= 1
  })

  async function connect() {
    if (refusal === undefined || pool.idleCount > 0) return tryToConnect()
    if (isTrying || performance.now() < nextAt) throw new DatabaseAway(refusal)
    isTrying = true
    return tryToConnect().finally(() => {
      isTrying = false
    })
  }

  async function tryToConnect(): Promise<PoolClient> {
    if (performance.now() >= fullUntil) pool.options.max = max
    try {
      const client = await pool.connect()
      refusal = undefined
      return client
    } catch (error) {
      if (isFull(error)) {
        timesFull += 1
        // Requests beyond the open connections wait for one of these.
        pool.options.max = 1
        fullUntil = performance.now() + FULL_MS
        if (openCount > 0 || (pool.totalCount > 0 && timesFull <= max)) return tryToConnect()
      }
      // If all connections are in use, this isn't an outage: the request can use the next connection that is released.
      if (isDatabaseAway(error) && pool.totalCount < pool.options.max) {
        refusal = error.message
        nextAt = performance.now() + RETRY_PAUSE_MS
      }
      throw error
    }
  }

  return { connect, end: () => pool.end(), options: pool.options }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === TOO_MANY_CONNECTIONS
}
