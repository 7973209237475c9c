import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { BackendOptions } from '../src/backend.ts'
import { createLog } from '../src/platform/log.ts'
import { openRealtime, type RealtimeServer } from '../src/platform/realtime/open-realtime.ts'
import { type Api, createClient, type TestApp } from './client.ts'
import { startWorld, type World } from './world.ts'

export interface UsedWorld {
  readonly world: World
  /** The world's API, created at the first request. */
  readonly app: TestApp
  /** The API as a guest's typed client; `member.api` is a logged-in member's client. */
  readonly api: Api
}

interface LiveWorld extends UsedWorld {
  readonly origin: string
}

interface StartedWorld {
  readonly world: World
  /** The API, if the world already serves it. */
  readonly app?: FastifyInstance
}

/**
 * Registers a world for the file, or for the `describe`, that calls this. The world starts before the tests and stops
 * after them.
 * @param options or a function that returns them once the earlier hooks have run
 * @returns values that can be used only inside of hooks and tests
 */
export function useWorld(options: Partial<BackendOptions> | (() => Partial<BackendOptions>) = {}): UsedWorld {
  return use(
    async () => ({ world: await startWorld(typeof options === 'function' ? options() : options) }),
    ({ world }) => world.stop(),
  )
}

/** Registers a world for tests with sockets: its tasks run, and its API and sockets are served at `origin`. */
export function useLiveWorld(options: Omit<Partial<BackendOptions>, 'realtime'> = {}): LiveWorld {
  let realtime: RealtimeServer | undefined
  let origin = ''
  const usedWorld = use(
    async () => {
      realtime = await openRealtime(createLog('silent'))
      const world = await startWorld({ ...options, realtime: realtime.realtime })
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
    ...usedWorld,
    get origin() {
      return origin
    },
  }
}

function use(start: () => Promise<StartedWorld>, stop: (started: StartedWorld) => Promise<void>): UsedWorld {
  let startedWorld: StartedWorld | undefined
  let openedApp: Promise<FastifyInstance> | undefined
  beforeAll(async () => {
    startedWorld = await start()
    if (startedWorld.app) openedApp = Promise.resolve(startedWorld.app)
  })
  afterAll(() => startedWorld && stop(startedWorld))

  function now(): World {
    if (!startedWorld) throw new Error('The world has not started yet: use it inside of a hook or a test')
    return startedWorld.world
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
      openedApp ??= world.app()
      return (await openedApp).inject(request)
    },
  }
  return { world, app, api: createClient(app) }
}
