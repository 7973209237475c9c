import type { PostgresPool } from 'kysely'
import type { Pool } from 'pg'
import { DatabaseAway, isDatabaseAway } from './is-database-away.ts'

/** Between two tries to connect, while none succeeds: a database that recovers has better things to do than to refuse. */
const REST_MS = 200

/**
 * A pool that spares a database which cannot be reached: one request at a time tries to connect, the others are refused
 * at once, until one succeeds.
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
      // All connections lent out is no outage: the next one that is given back serves.
      if (isDatabaseAway(error) && pool.totalCount < pool.options.max) {
        refusal = error.message
        nextAt = performance.now() + REST_MS
      }
      throw error
    }
  }

  return { connect, end: () => pool.end(), options: pool.options }
}
