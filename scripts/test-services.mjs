// Finds the Postgres and the Redis that the server tests run on.
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
 * @property {string | undefined} url undefined when it cannot be used
 * @property {string} say one line: which one, or why none
 * @property {boolean} demanded it was named in the environment, so that its absence is an error
 */

/**
 * Returns the Postgres at TEST_DATABASE_URL, or the local one if the user `postgres` can log in.
 *
 * @returns {Promise<Service>}
 */
export async function findPostgres() {
  const databaseUrl = process.env.TEST_DATABASE_URL
  const url = databaseUrl || LOCAL_POSTGRES
  // The server's driver: the repository's root has none.
  const { Client } = createRequire(join(root, 'apps/server/package.json'))('pg')
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS })
  client.on('error', () => undefined)
  const where = withoutPassword(url)
  try {
    await client.connect()
    const query = `select current_setting('server_version_num')::int / 10000 as version,
      (select rolsuper or rolcreatedb from pg_roles where rolname = current_user) as may_create`
    const [{ version, may_create: mayCreate }] = (await client.query(query)).rows
    if (version < OLDEST_POSTGRES) return missing(`${where} is Postgres ${version}; ${OLDEST_POSTGRES} is the oldest`)
    if (!mayCreate) return missing(`${where}: its user may not create databases`)
    return { url, say: `Postgres ${version} at ${where}`, demanded: Boolean(databaseUrl) }
  } catch (error) {
    return missing(`${where}: ${error instanceof Error ? error.message || error.name : error}`)
  } finally {
    await client.end().catch(() => undefined)
  }

  /** @param {string} reason */
  function missing(reason) {
    return { url: undefined, say: `no Postgres (${reason}; set TEST_DATABASE_URL)`, demanded: Boolean(databaseUrl) }
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
  const demanded = Boolean(redisUrl)
  const answer = await ping(new URL(url))
  // A Redis that requires a password works, too: the address has it.
  return answer.startsWith('+PONG') || answer.startsWith('-NOAUTH')
    ? { url, say: `Redis at ${withoutPassword(url)}`, demanded }
    : { url: undefined, say: `no Redis (${withoutPassword(url)}: ${answer}; set TEST_REDIS_URL)`, demanded }
}

/**
 * @param {URL} url
 * @returns {Promise<string>} what came back, or what went wrong
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
