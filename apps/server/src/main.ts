import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { openBackend, openRedis } from './backend.ts'
import { loadDemoWorld } from './features/demo-world.ts'
import { refuseDemoAccounts } from './features/session/demo/session.demo.ts'
import { loadConfig } from './load-config.ts'
import { explainUnreachable, openConfiguredDatabase } from './open-database.ts'
import type { Config } from './platform/config.ts'
import { StartError } from './platform/data-dir.ts'
import { loadWebApp } from './platform/http/web-app.ts'
import { createLog } from './platform/log.ts'
import { openRealtime } from './platform/realtime/open-realtime.ts'
import { releaseMemory } from './platform/release-memory.ts'
import { type Run, runUntilStopped } from './platform/until-stopped.ts'
import { recordMigrations, recordStart } from './record-start.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** The time after which remaining requests are cut off. */
const DRAIN_MS = 10_000
const IDLE_MS = 100

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Starts the server's parts in order. Adds each one to `closers`, which close them in the reverse order. */
async function start(config: Config, { closers, stopped, goOn, unlessStopped }: Run): Promise<void> {
  const log = createLog(config.logLevel)
  const web = await loadWebApp(webFolder, config.languages)
  if (!web && config.role !== 'worker') throw new StartError('The web app is not built. Start with: npm start')
  const database = await openConfiguredDatabase(config, {
    say,
    stopped,
    beforeStart: () => (config.role === 'worker' ? Promise.resolve() : refuseUnusableAddress(config)),
  })
  closers.add('The database', database.close)
  goOn()
  const redis = config.redisUrl === undefined ? undefined : await openRedis(config.redisUrl, log)
  if (redis) closers.add('Redis', async () => redis.disconnect())
  const realtime = await openRealtime(log, redis)
  closers.add('The socket server', realtime.close)
  const backendOptions = { log, config, redis, realtime: realtime.realtime }
  const backend = await openBackend(database.connection, backendOptions).catch((error) =>
    Promise.reject(explainUnreachable(error, config)),
  )
  closers.add('The task queue', backend.close)
  await recordMigrations(backend.ctx, backend.migrated)
  if (config.mode === 'live') await refuseDemoAccounts(backend.ctx)
  if (config.demoData) await unlessStopped(backend.once((ctx) => loadDemoWorld(ctx, say)))
  goOn()
  await recordStart(backend.ctx)
  if (config.role !== 'web') await backend.queue.work(backend.ctx)
  if (config.role === 'worker') return say(`${config.productName} is running background tasks.`)

  const app = await createApp({ ctx: backend.ctx, config, redis, web, realtime })
  closers.add('The HTTP server', () => closeWithin(DRAIN_MS, app))
  releaseMemory()
  await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw explainUnusable(error, config)
  })
  say(`${config.productName} is ready: ${config.publicUrl}`)
}

/** Lets running requests finish, then closes the server; cuts off requests that are still running after `ms`. */
async function closeWithin(ms: number, app: Awaited<ReturnType<typeof createApp>>): Promise<void> {
  const cutOffTimer = setTimeout(() => app.server.closeAllConnections(), ms)
  // A keep-alive connection waits for another request, which would not be answered.
  const idleTimer = setInterval(() => app.server.closeIdleConnections(), IDLE_MS)
  await app.close().finally(() => {
    clearTimeout(cutOffTimer)
    clearInterval(idleTimer)
  })
}

runUntilStopped(async (run) => {
  await start(loadConfig(process.env), run)
  return undefined
})

type Address = Pick<Config, 'host' | 'port'>

/**
 * Listens at the address briefly, so that an unusable one is reported before a database is created.
 * @throws {StartError}
 */
async function refuseUnusableAddress(address: Address): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen(address), 'listening')
  } catch (error) {
    throw explainUnusable(error, address)
  }
  probe.close()
  await once(probe, 'close')
}

/** Describes in one line why the address can't be used, and what to do. */
function explainUnusable(error: unknown, { host, port }: Address): StartError {
  const { code, message } = error as NodeJS.ErrnoException
  return code === 'EADDRINUSE'
    ? new StartError(`PORT ${port} is taken on ${host}. Stop what uses it, or set another PORT.`)
    : new StartError(`HOST ${host} with PORT ${port} cannot be used: ${message}.`)
}
