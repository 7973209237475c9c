import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startGreenhouse } from '../smart-apply/greenhouse.ts'
import { startOpenIdProvider } from './openid-provider.ts'

const root = resolve(import.meta.dirname, '../..')
const START_MS = 120_000
const STOP_MS = 20_000
const POLL_MS = 100

/**
 * Starts the built Rise once for all journeys, with demo data in a folder of its own, and tells its address in
 * `RISE_ORIGIN`, the folder in `RISE_DATA_DIR`, the provider that stands in for Google in `RISE_OPENID`. A Rise that runs
 * elsewhere is used instead when `RISE_ORIGIN` is set already.
 *
 * @returns what stops it and removes its data
 * @throws when it ends or is not ready in time; the message carries what it printed
 */
export default async function startRise(): Promise<() => Promise<void>> {
  if (process.env.RISE_ORIGIN) return async () => {}
  const dataDir = await mkdtemp(join(tmpdir(), 'rise-e2e-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const provider = await startOpenIdProvider(origin)
  const greenhouse = await startGreenhouse()
  const flags = ['--disable-warning=ExperimentalWarning', `--import=${join(root, 'scripts/end-with-parent.mjs')}`]
  const child = spawn(process.execPath, [...flags, join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      MODE: 'local',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      RATE_LIMIT: '0',
      // So that sign-ups may come from different networks: only a limited number per hour may come from one.
      TRUST_PROXY: 'loopback',
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_ISSUER: provider.issuer,
      FETCH_ALLOW_ORIGINS: greenhouse.allowed,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const stop = async () => {
    await stopChild(child)
    provider.stop()
    greenhouse.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await ready(child, origin)
  } catch (error) {
    await stop()
    throw error
  }
  process.env.RISE_ORIGIN = origin
  process.env.RISE_DATA_DIR = dataDir
  process.env.RISE_OPENID = provider.issuer
  return stop
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
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await gone
  clearTimeout(killer)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}
