import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processLives, StartError } from '../data-dir.ts'

/** The data that Postgres records about itself in its cluster (`postmaster.pid`, see utils/pidfile.h of Postgres). */
export interface Postmaster {
  pid: number
  socketDir: string
  state: 'starting' | 'stopping' | 'ready'
}

const FAST_STOP_MS = 30_000
const IMMEDIATE_STOP_MS = 10_000
const WRITING_MS = 1_000
const POLL_MS = 10

/**
 * Reads `postmaster.pid`; undefined if it is missing or incomplete. The process that it names may have ended long ago.
 */
export async function readPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , , socketDir, , , state] = text.split('\n')
  if (!pid || !Number.isInteger(Number(pid)) || !socketDir) return undefined
  const word = state?.trim()
  return {
    pid: Number(pid),
    socketDir,
    state: word === 'ready' || word === 'standby' ? 'ready' : word === 'stopping' ? 'stopping' : 'starting',
  }
}

/** Reads like `readPostmaster`, but waits up to a second for a live postmaster that is still writing the file. */
export async function readSettledPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const file = join(clusterDir, 'postmaster.pid')
  for (let waitedMs = 0; waitedMs < WRITING_MS; waitedMs += POLL_MS) {
    const postmaster = await readPostmaster(clusterDir)
    if (postmaster) return postmaster
    const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
    if (!(pid > 0 && processLives(pid))) return undefined
    await sleep(POLL_MS)
  }
  return undefined
}

/**
 * Whether the process is alive and really this postmaster, rather than another process with its former id. A
 * postmaster's command line contains its socket folder, which is random. Any user can read the command line, even root
 * in a container without ptrace rights.
 */
export function isAlive(postmaster: Postmaster): boolean {
  const line = commandLine(postmaster.pid)
  return !line.startsWith('postgres: ') && line.includes(postmaster.socketDir)
}

/** Returns the name of the server with this socket folder in the titles of Postgres's processes. */
export function clusterName(socketDir: string): string {
  return basename(socketDir)
}

/**
 * Stops a postmaster and waits until it is gone. The stop is fast (open transactions roll back), and after 30 s
 * immediate (the next startup recovers).
 * @throws {StartError} if it is still running after that, or belongs to another user
 */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  if (await signalUntilGone(postmaster, 'SIGINT', FAST_STOP_MS)) return
  if (await signalUntilGone(postmaster, 'SIGQUIT', IMMEDIATE_STOP_MS)) return
  throw new StartError(`Postgres (process ${postmaster.pid}) does not stop. End that process and start again.`)
}

async function signalUntilGone(postmaster: Postmaster, signal: NodeJS.Signals, patience: number): Promise<boolean> {
  if (!isAlive(postmaster)) return true
  try {
    process.kill(postmaster.pid, signal)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return true
    throw new StartError(`Postgres (process ${postmaster.pid}) belongs to another user. Stop it as that user.`, {
      cause: error,
    })
  }
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (!isAlive(postmaster)) return true
    await sleep(POLL_MS)
  }
  return false
}

/**
 * Removes what a dead postmaster left behind, so that Postgres can recover: surviving children (they would hold its
 * shared memory), and a `postmaster.pid` whose process id now belongs to another process (Postgres would take that
 * process for a running server).
 */
export async function clearDead(clusterDir: string, dead: Postmaster): Promise<void> {
  const children = await childrenOf(dead)
  for (const pid of children) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // The process has ended in the meantime.
    }
  }
  while (children.some(commandLine)) await sleep(POLL_MS)
  if (processLives(dead.pid)) await rm(join(clusterDir, 'postmaster.pid'), { force: true })
}

async function childrenOf(dead: Postmaster): Promise<number[]> {
  const title = `postgres: ${clusterName(dead.socketDir)}: `
  return (await processIds()).filter((pid) => commandLine(pid).startsWith(title))
}

// Returns an empty text for a process that is gone, a zombie, or hidden from us (and so not ours).
function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}

async function processIds(): Promise<number[]> {
  if (process.platform === 'linux') return (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  return execFileSync('ps', ['-axo', 'pid='], { encoding: 'utf8' }).trim().split('\n').map(Number)
}
