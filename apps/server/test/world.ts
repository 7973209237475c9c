import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { type AppParts, createApp } from '../src/app.ts'
import { type Backend, type BackendOptions, openBackend } from '../src/backend.ts'
import { loadConfig } from '../src/load-config.ts'
import type { Clock } from '../src/platform/clock.ts'
import type { Context } from '../src/platform/context.ts'
import type { DatabaseConnection } from '../src/platform/database/database.ts'
import { createLocalFiles } from '../src/platform/files/local-files.ts'
import { type BackPressure, usualBackPressure } from '../src/platform/http/limits/back-pressure.ts'
import { createLog } from '../src/platform/log.ts'
import type { LoadEmails } from '../src/platform/mail/built-emails.ts'
import { cloneTemplate } from './database.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'

/** The queue's shortest intervals, for polling retries and the tasks of dead workers. */
const PROMPT = { pollSeconds: 0.5, superviseSeconds: 1 }

/** Never refuses requests because of a late event loop, which other tests in the process may block. */
export const noBackPressure: BackPressure = { ...usualBackPressure, maxEventLoopDelayMs: 0 }

/**
 * Longer time limits for connecting, and none for statements: on a busy machine, both may take seconds without an
 * outage.
 */
const PATIENT_POOL = { connectMs: 60_000, statementMs: 0 }

/** A clock that moves only when it is advanced. */
export interface TestClock extends Clock {
  set(now: Date | string): void
  advance(ms: number): void
}

export interface World {
  readonly ctx: Context
  readonly clock: TestClock
  readonly backend: Backend
  readonly connection: DatabaseConnection
  /** The queued and sent emails, rendered without running a task. */
  readonly mailbox: Mailbox
  /** Writes a file into the world's folder, which is deleted with the world. Returns the file's path. */
  writeFile(name: string, content: string | Uint8Array): Promise<string>
  /** Creates a Fastify instance of the API, for `app.inject`; `stop` closes it. */
  app(parts?: Partial<AppParts>): Promise<FastifyInstance>
  stop(): Promise<void>
}

function testClock(start = '2026-06-15T09:00:00.000Z'): TestClock {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    set(now) {
      time = new Date(now).getTime()
    },
    advance(ms) {
      time += ms
    },
  }
}

/** Loads the email templates from source, for tests that render one. */
const sourceEmails: LoadEmails = async () => (await import('../src/features/emails.ts')).renderEmail

/** Starts the product on a database cloned from the migrated template. Stop the world in `afterAll`. */
export async function startWorld(options: Partial<BackendOptions> = {}): Promise<World> {
  const database = await cloneTemplate()
  const { connection } = database
  const clock = testClock()
  const config = { ...loadConfig({}), rateLimit: 0 }
  const folder = await mkdtemp(join(tmpdir(), 'rise-world-'))
  const files = createLocalFiles(join(folder, 'stored'))
  const parts = {
    log: createLog('silent'),
    config,
    clock,
    queue: PROMPT,
    pool: { ...PATIENT_POOL, size: inject('poolSize') },
    emails: sourceEmails,
    files,
    ...options,
  }
  const backend = await openBackend(connection, parts)
  const apps: FastifyInstance[] = []
  return {
    ctx: backend.ctx,
    clock,
    backend,
    connection,
    mailbox: createMailbox(backend.ctx, parts.emails),
    async writeFile(name, content) {
      const path = join(await mkdtemp(join(folder, 'written-')), name)
      await writeFile(path, content)
      return path
    },
    async app(parts = {}) {
      const app = await createApp({
        ctx: backend.ctx,
        config: backend.ctx.config,
        backPressure: noBackPressure,
        ...parts,
      })
      apps.push(app)
      return app
    },
    async stop() {
      for (const app of apps) await app.close()
      await backend.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
