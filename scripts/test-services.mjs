// Finds the Postgres and Redis for the server tests.
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const LOCAL_POSTGRES = 'postgres://postgres@127.0.0.1:5432/postgres'
const LOCAL_REDIS = 'redis://127.0.0.1:6379'
const OLDEST_POSTGRES = 15
const PATIENCE_MS = 3_000

/**
 * @typedef {object} Service
 * @property {string | undefined} url undefined if it cannot be used
 * @property {string} say one line that says which one is used, or why none is
 * @property {boolean} isRequired whether the environment names it, so that its absence is an error
 */

/**
 * Returns the Postgres at TEST_DATABASE_URL, or the local one if the user `postgres` can log in.
 *
 * @returns {Promise<Service>}
 */
export async function findPostgres() {
  const databaseUrl = process.env.TEST_DATABASE_URL
  const url = databaseUrl || LOCAL_POSTGRES
  // The server's driver, because the repository's root has none.
  const { Client } = createRequire(join(root, 'apps/server/package.json'))('pg')
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS })
  client.on('error', () => undefined)
  const safeUrl = withoutPassword(url)
  try {
    await client.connect()
    const query = `select current_setting('server_version_num')::int / 10000 as version,
      (select rolsuper or rolcreatedb from pg_roles where rolname = current_user) as may_create`
    const [{ version, may_create: mayCreate }] = (await client.query(query)).rows
    if (version < OLDEST_POSTGRES) return missing(`${safeUrl} is Postgres ${version}; ${OLDEST_POSTGRES} is the oldest`)
    if (!mayCreate) return missing(`${safeUrl}: its user may not create databases`)
    return { url, say: `Postgres ${version} at ${safeUrl}`, isRequired: Boolean(databaseUrl) }
  } catch (error) {
    return missing(`${safeUrl}: ${error instanceof Error ? error.message || error.name : error}`)
  } finally {
    await client.end().catch(() => undefined)
  }

  /** @param {string} reason */
  function missing(reason) {
    return { url: undefined, say: `no Postgres (${reason}; set TEST_DATABASE_URL)`, isRequired: Boolean(databaseUrl) }
  }
}

/**
 * Returns the Redis at TEST_REDIS_URL or REDIS_URL, or the local one.
 *
 * @returns {Promise<Service>}
 */
export async function findRedis() {
  const redisUrl = process.env.TEST_REDIS_URL || process.env.REDIS_URL
  const url = redisUrl || LOCAL_REDIS
  const isRequired = Boolean(redisUrl)
  const answer = await ping(new URL(url))
  // A Redis that requires a password counts as available, because the address contains the password.
  return answer.startsWith('+PONG') || answer.startsWith('-NOAUTH')
    ? { url, say: `Redis at ${withoutPassword(url)}`, isRequired }
    : { url: undefined, say: `no Redis (${withoutPassword(url)}: ${answer}; set TEST_REDIS_URL)`, isRequired }
}

/**
 * @param {URL} url
 * @returns {Promise<string>} the reply, or the error
 */
function ping({ hostname, port }) {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 6379), timeout: PATIENCE_MS })
    const end = (/** @type {string} */ answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => socket.write('PING\r\n'))
    socket.once('data', (data) => end(String(data)))
    socket.once('timeout', () => end('no answer'))
    socket.once('error', (error) => end(error.message))
  })
}

/** @param {string} text */
function withoutPassword(text) {
  const url = new URL(text)
  url.password = ''
  return url.href
}
