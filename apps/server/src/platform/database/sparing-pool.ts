import type { PostgresPool } from 'kysely'
import type { Pool } from 'pg'
import { DatabaseAway, isDatabaseAway } from './is-database-away.ts'

/** Between two attempts to connect during an outage: a recovering database has better things to do than refuse. */
const REST_MS = 200

/**
 * A pool that spares an unreachable database: one request at a time tries to connect and the others are refused at
 * once, until an attempt succeeds.
 */
export function sparingPool(pool: Pool): PostgresPool {
  let refusal: string | undefined
  let isTrying = false
  let nextAt = 0

  async function connect() {
    if (refusal === undefined || pool.idleCount > 0) return tryToConnect()
    if (isTrying || performance.now() < nextAt) throw new DatabaseAway(refusal)
    isTrying = true
    return tryToConnect().finally(() => {
      isTrying = false
    })
  }

  async function tryToConnect() {
    try {
      const client = await pool.connect()
      refusal = undefined
      return client
    } catch (error) {
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
