// A web process for tests of the rate limit: serves the API on a free port and counts in Redis. Takes the database's
// connection as JSON, the address of Redis, and the limit; prints `port <number>`.
import { createApp } from '../../app.ts'
import { openBackend, openRedis } from '../../backend.ts'
import { loadConfig } from '../../load-config.ts'
import { createLog } from '../log.ts'

const [connection = '', redisUrl = '', limit = ''] = process.argv.slice(2)
const log = createLog('silent')
const config = loadConfig({ TRUST_PROXY: 'loopback', RATE_LIMIT: limit })
const { ctx } = await openBackend(JSON.parse(connection), { log, config })
const app = await createApp({ ctx, config, redis: await openRedis(redisUrl, log) })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`port ${new URL(address).port}\n`)
