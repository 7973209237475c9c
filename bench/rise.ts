import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../scripts/free-port.mjs'
import { childrenOf, commandOf } from './processes.ts'

const READY_POLL_MS = 20
const READY_TIMEOUT_MS = 120_000

/** A Rise that runs as with `npm start`. */
export interface RunningRise {
  readonly origin: string
  readonly dataDir: string
  /** The server process. */
  readonly pid: number
  /** All processes of the embedded Postgres. */
  postgresPids(): number[]
  /** The time from the start of the script until the first page was served, in ms. */
  readonly startMs: number
  stop(): Promise<void>
}

/**
 * Starts Rise on `dataDir`, without a rate limit, at a free port of the loopback address, with additional environment
 * variables. Throws if it does not serve.
 */
export async function startRise(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<RunningRise> {
  const port = await freePort()
  const begin = performance.now()
  const script = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...ownEnvironment(),
      PORT: port,
      DATA_DIR: dataDir,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
      // Lets requests state the network that they come from.
      TRUST_PROXY: 'loopback',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  for (const stream of [script.stdout, script.stderr]) stream.on('data', (chunk) => output.push(String(chunk)))
  const origin = `http://127.0.0.1:${port}`
  try {
    await served(`${origin}/jobs`, script)
  } catch (error) {
    await stop(script)
    throw new Error(`Rise did not start. It said:\n${output.join('')}`, { cause: error })
  }
  const startMs = performance.now() - begin
  const pid = childrenOf(script.pid ?? 0).find((child) => commandOf(child).includes('apps/server/src/main.ts'))
  if (pid === undefined) throw new Error('The process that serves was not found among the children of start.mjs.')
  return { origin, dataDir, pid, postgresPids: () => postgresOf(pid), startMs, stop: () => stop(script) }
}

// Ignores the settings of the shell, and NODE_ENV, which the server sets itself.
function ownEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env
  return { PATH, HOME, TMPDIR }
}

async function served(url: string, script: ChildProcess): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS
  while (performance.now() < deadline && script.exitCode === null) {
    const status = await fetch(url).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => undefined,
    )
    if (status === 200) return
    await sleep(READY_POLL_MS)
  }
  throw new Error(`${url} was not served.`)
}

function postgresOf(server: number): number[] {
  const postmasters = childrenOf(server).filter((child) => /(^|\/)postgres$/.test(commandOf(child)[0] ?? ''))
  return postmasters.flatMap((postmaster) => [postmaster, ...childrenOf(postmaster)])
}

async function stop(script: ChildProcess): Promise<void> {
  if (script.exitCode !== null || script.signalCode !== null) return
  script.kill('SIGTERM')
  await once(script, 'exit')
}
