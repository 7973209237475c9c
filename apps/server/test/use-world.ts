import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { BackendOptions } from '../src/backend.ts'
import { type Api, createClient, type TestApp } from './client.ts'
import { startWorld, type World } from './world.ts'

export interface UsedWorld {
  readonly world: World
  /** Its API, made at the first request. */
  readonly app: TestApp
  /** The same as a guest's typed client; `member.api` is that of someone signed in. */
  readonly api: Api
}

/**
 * Registers a world for the file, or for the `describe`, that calls this: it starts before the tests and stops after them.
 *
 * @returns all can be used inside of hooks and tests only
 */
export function useWorld(options: Partial<BackendOptions> = {}): UsedWorld {
  let started: World | undefined
  let opened: Promise<FastifyInstance> | undefined
  beforeAll(async () => {
    started = await startWorld(options)
  })
  afterAll(() => started?.stop())

  function now(): World {
    if (!started) throw new Error('The world has not started yet: use it inside of a hook or a test')
    return started
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
