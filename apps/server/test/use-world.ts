import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { BackendOptions } from '../src/backend.ts'
import { createLog } from '../src/platform/log.ts'
import { openRealtime, type RealtimeServer } from '../src/platform/realtime/open-realtime.ts'
import { type Api, createClient, type TestApp } from './client.ts'
import { startWorld, type World } from './world.ts'

export interface UsedWorld {
  readonly world: World
  /** Its API, created at the first request. */
  readonly app: TestApp
  /** As above, as a guest's typed client; `member.api` is a logged-in member's. */
  readonly api: Api
}

interface LiveWorld extends UsedWorld {
  readonly origin: string
}

interface Started {
  readonly world: World
  /** Created at the first request without it. */
  readonly app?: FastifyInstance
}

/**
 * Registers a world for the file, or for the `describe`, that calls this: it starts before the tests and stops after them.
 *
 * @param options or a function that returns them once the hooks before have run
 * @returns all can be used inside of hooks and tests only
 */
export function useWorld(options: Partial<BackendOptions> | (() => Partial<BackendOptions>) = {}): UsedWorld {
  return use(
    async () => ({ world: await startWorld(typeof options === 'function' ? options() : options) }),
    ({ world }) => world.stop(),
  )
}

/** As above, for tests with sockets: its tasks run, and its API and sockets are served at `origin`. */
export function useLiveWorld(): LiveWorld {
  let realtime: RealtimeServer | undefined
  let origin = ''
  const used = use(
    async () => {
      realtime = await openRealtime(createLog('silent'))
      const world = await startWorld({ realtime: realtime.realtime })
      await world.backend.queue.work(world.ctx)
      const app = await world.app({ realtime })
      origin = await app.listen({ host: '127.0.0.1', port: 0 })
      return { world, app }
    },
    async ({ world }) => {
      await world.stop()
      await realtime?.close()
    },
  )
  return {
    ...used,
    get origin() {
      return origin
    },
  }
}

function use(start: () => Promise<Started>, stop: (started: Started) => Promise<void>): UsedWorld {
  let started: Started | undefined
  let opened: Promise<FastifyInstance> | undefined
  beforeAll(async () => {
    started = await start()
    if (started.app) opened = Promise.resolve(started.app)
  })
  afterAll(() => started && stop(started))

  function now(): World {
    if (!started) throw new Error('The world has not started yet: use it inside of a hook or a test')
    return started.world
  }
  const world: World = {
    get ctx() {
      return now().ctx
    },
    get clock() {
      return now().clock
    },
    get backend() {
      return now().backend
    },
    get connection() {
      return now().connection
    },
    get mailbox() {
      return now().mailbox
    },
    writeFile: (name, content) => now().writeFile(name, content),
    app: (parts) => now().app(parts),
    stop: () => now().stop(),
  }
  const app: TestApp = {
    async inject(request) {
      opened ??= world.app()
      return (await opened).inject(request)
    },
  }
  return { world, app, api: createClient(app) }
}
