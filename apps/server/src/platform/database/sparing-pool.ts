import type { PostgresPool } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { DatabaseAway, isDatabaseAway } from './is-database-away.ts'

/** The pause between attempts to connect during an outage, which spares a recovering database. */
const REST_MS = 200
/** The pause before a pool opens another connection after Postgres had none left. */
const FULL_MS = 1_000
const TOO_MANY_CONNECTIONS = '53300'

/**
 * A pool that spares an unreachable database: one request at a time tries to connect, and the others are refused
 * immediately until an attempt succeeds. A database without free connections is no outage while the pool has some,
 * which serve all requests in turn.
 */
export function sparingPool(pool: Pool): PostgresPool {
  const { max } = pool.options
  let open = 0
  let fullUntil = 0
  /** Consecutive refusals: of simultaneous attempts, Postgres may refuse some before it accepts the others. */
  let timesFull = 0
  let refusal: string | undefined
  let isTrying = false
  let nextAt = 0
  pool.on('connect', () => {
    open += 1
    timesFull = 0
  })
  pool.on('remove', () => {
    open -= 1
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
        // Requests beyond the open connections wait for one of them.
        pool.options.max = 1
        fullUntil = performance.now() + FULL_MS
        if (open > 0 || (pool.totalCount > 0 && timesFull <= max)) return tryToConnect()
      }
      // Having all connections in use is no outage: the next one returned will serve.
      if (isDatabaseAway(error) && pool.totalCount < pool.options.max) {
        refusal = error.message
        nextAt = performance.now() + REST_MS
      }
      throw error
    }
  }

  return { connect, end: () => pool.end(), options: pool.options }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === TOO_MANY_CONNECTIONS
}
