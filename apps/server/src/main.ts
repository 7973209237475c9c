import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { openBackend, openRedis } from './backend.ts'
import { explainUnreachable, openConfiguredDatabase } from './open-database.ts'
import { type Config, ConfigError, loadConfig } from './platform/config.ts'
import { StartError } from './platform/data-dir.ts'
import { loadWebApp } from './platform/http/web-app.ts'
import { createLog } from './platform/log.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** After this the remaining requests are cut off. */
const DRAIN_MS = 10_000

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Starts everything in order; gives the function that stops it in the reverse order. */
async function start(config: Config): Promise<() => Promise<void>> {
  const log = createLog(config.logLevel)
  const closers: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    const web = await loadWebApp(webFolder)
    if (!web && config.role !== 'worker') throw new StartError('The web app is not built. Start with: npm start')
    const database = await openConfiguredDatabase(config, say)
    closers.push(database.close)
    const backend = await openBackend(database.connection, { log }).catch((error) =>
      Promise.reject(explainUnreachable(error, config)),
    )
    closers.push(backend.close)
    const redis = config.redisUrl === undefined ? undefined : openRedis(config.redisUrl, log)
    if (redis) {
      await redis.connect().catch((error: Error) => {
        throw new StartError(`REDIS_URL cannot be used: ${error.message}. Is that Redis running?`, { cause: error })
      })
      closers.push(async () => redis.disconnect())
    }
    if (config.demoData) {
      // Its texts are large, and only a local start needs them.
      const { loadDemoWorld } = await import('./features/demo-world.ts')
      await loadDemoWorld(backend.ctx, say)
    }
    if (config.role !== 'web') await backend.queue.work(backend.ctx)
    if (config.role !== 'worker') {
      const app = await createApp({ ctx: backend.ctx, config, redis, web })
      closers.push(() => closeWithin(DRAIN_MS, app))
      await app.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'EADDRINUSE'
          ? new StartError(`PORT ${config.port} is taken on ${config.host}. Stop what uses it, or set another PORT.`)
          : new StartError(`HOST ${config.host} with PORT ${config.port} cannot be used: ${error.message}.`)
      })
      say(`${config.productName} is ready: ${config.publicUrl}`)
    } else {
      say(`${config.productName} works off tasks.`)
    }
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

/** Lets the requests under way finish, then closes; cuts off what is still open after `ms`. */
async function closeWithin(ms: number, app: Awaited<ReturnType<typeof createApp>>): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), ms)
  await app.close()
  clearTimeout(timer)
}

async function run(): Promise<void> {
  const stop = await start(loadConfig(process.env))
  let stopping = false
  const onSignal = () => {
    if (stopping) return
    stopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

function fail(error: unknown): never {
  const expected = error instanceof ConfigError || error instanceof StartError
  const text = error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

run().catch(fail)
