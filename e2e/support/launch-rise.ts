import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../..')
/** Far longer than a start takes, so that a busy machine doesn't make journeys fail. */
const START_MS = 600_000
const STOP_MS = 20_000
const POLL_MS = 100

interface RunningRise {
  /** The folder of its data. */
  readonly dataDir: string
  /** Stops Rise and removes its data. */
  stop(): Promise<void>
}

/** A Rise whose clock the journey can advance. */
export interface MovableRise extends RunningRise {
  /** Its time in epoch milliseconds. */
  now(): number
  /** Lets days pass. */
  advance(days: number): Promise<void>
}

const DAY_MS = 86_400_000

/** Starts the built Rise like `launchRise`, with a clock that can be advanced. */
export async function launchMovableRise(port: string, env: Readonly<Record<string, string>>): Promise<MovableRise> {
  const { child, ...rise } = await launch(port, env, [`--import=${join(root, 'e2e/support/movable-clock.mjs')}`])
  let aheadMs = 0
  return {
    ...rise,
    now: () => Date.now() + aheadMs,
    async advance(days) {
      aheadMs += days * DAY_MS
      const clockMoved = new Promise<void>((resolve) => {
        child.on('message', (message: { aheadMs?: number }) => {
          if (message.aheadMs === aheadMs) resolve()
        })
      })
      child.send({ aheadMs })
      await clockMoved
    },
  }
}

/**
 * Starts the built Rise on a port, with additional environment variables.
 *
 * @throws when it ends or is not ready in time; the message contains its output
 */
export async function launchRise(port: string, env: Readonly<Record<string, string>>): Promise<RunningRise> {
  const { dataDir, stop } = await launch(port, env)
  return { dataDir, stop }
}

async function launch(port: string, env: Readonly<Record<string, string>>, more: readonly string[] = []) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rise-e2e-'))
  const origin = `http://127.0.0.1:${port}`
  const flags = [
    '--disable-warning=ExperimentalWarning',
    `--import=${join(root, 'scripts/end-with-parent.mjs')}`,
    ...more,
  ]
  const child = spawn(process.execPath, [...flags, join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      MODE: 'local',
      PORT: port,
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      RATE_LIMIT: '0',
      // Lets sign-ups come from different networks, because their number per hour and network is limited.
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const stop = async () => {
    await stopChild(child)
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await ready(child, origin)
  } catch (error) {
    await stop()
    throw error
  }
  return { dataDir, stop, child }
}

/** Resolves when `/readyz` answers; the process may load demo data until then. */
async function ready(child: ChildProcess, origin: string): Promise<void> {
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`Rise did not start:\n${output}`)
    const response = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (response?.ok) return
  }
  throw new Error(`Rise is not ready after ${START_MS / 1000} s:\n${output}`)
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await exit
  clearTimeout(killTimer)
}
