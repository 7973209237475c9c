import { spawn } from 'node:child_process'
import { chown, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError, syncFolder, unwritable } from '../data-dir.ts'
import type { PostgresBinaries } from './binaries.ts'
import type { ServerUser } from './server-user.ts'
import { SUPERUSER } from './settings.ts'

const UNFINISHED_PREFIX = 'postgres.new-'

/** Returns the cluster's folder in DATA_DIR. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres')
}

/**
 * Returns the `-D` argument for Postgres, which is started in its folder. On Linux, it is a magic link that needs no
 * permissions on the parent folders, so that the user `nobody` can own a cluster below root's closed home.
 */
export function dataArgument(folder: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : folder
}

/** The environment of Postgres's programs: no secrets, no PG* variables, and messages in English. */
export const SERVER_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C' }

/** Whether a complete cluster exists. */
export async function clusterExists(dataDir: string): Promise<boolean> {
  return (await stat(clusterFolder(dataDir)).catch(() => undefined)) !== undefined
}

/** Returns the size of a cluster's databases on disk, in bytes. */
export async function storedBytes(clusterDir: string): Promise<number> {
  const databases = join(clusterDir, 'base')
  let bytes = 0
  for (const name of await readdir(databases, { recursive: true })) {
    // A stopped cluster doesn't change, but a recovering one may delete a file.
    bytes += (await stat(join(databases, name)).catch(() => undefined))?.size ?? 0
  }
  return bytes
}

export interface NewCluster {
  dataDir: string
  binaries: PostgresBinaries
  user: ServerUser | undefined
  /** The superuser's password. */
  password: string
  /** Cancels the creation when it is aborted. */
  stopped: AbortSignal | undefined
}

/**
 * Creates the cluster: UTF-8 in code point order, independent of the system's locales, with data checksums and password
 * authentication. The cluster is created under another name, and renamed once it is complete and on disk. The remains
 * of an interrupted startup are removed.
 * @throws {StartError} if the folder can't be written, or initdb failed; the reason of `stopped` once that is aborted
 */
export async function createCluster(cluster: NewCluster): Promise<void> {
  const { dataDir } = cluster
  try {
    await removeUnfinished(dataDir)
    const newCluster = await runInitdb(await mkdtemp(join(dataDir, UNFINISHED_PREFIX)), cluster)
    await rename(newCluster, clusterFolder(dataDir))
    await syncFolder(dataDir)
    await removeUnfinished(dataDir)
  } catch (error) {
    cluster.stopped?.throwIfAborted()
    throw error instanceof StartError ? error : unwritable(dataDir, error)
  }
}

async function removeUnfinished(dataDir: string): Promise<void> {
  for (const entry of await readdir(dataDir)) {
    // An initdb left over from an interrupted startup may still be writing there.
    const options = { recursive: true, force: true, maxRetries: 5 }
    if (entry.startsWith(UNFINISHED_PREFIX)) await rm(join(dataDir, entry), options)
  }
}

// The server's user must read the password once, so it is next to the cluster, in a folder that only this user can
// read.
async function runInitdb(unfinished: string, { binaries, user, password, stopped }: NewCluster): Promise<string> {
  const folder = join(unfinished, 'cluster')
  await mkdir(folder, { mode: 0o700 })
  await writeFile(join(unfinished, 'password'), password, { mode: 0o600 })
  if (user) {
    for (const path of [folder, join(unfinished, 'password'), unfinished]) await chown(path, user.uid, user.gid)
  }
  const initdb = { program: binaries.initdb, cwd: folder, user, stopped }
  await run(initdb, [
    `--pgdata=${dataArgument(folder)}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${dataArgument(folder)}/../password`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ])
  return folder
}

interface Program {
  program: string
  cwd: string
  user: ServerUser | undefined
  stopped: AbortSignal | undefined
}

// Runs in its own session. Otherwise Ctrl-C in the terminal would end it, possibly before Rise receives Ctrl-C.
function run({ program, cwd, user, stopped }: Program, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    stopped?.throwIfAborted()
    const stdio = ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe']
    const child = spawn(program, args, { ...user, cwd, env: SERVER_ENVIRONMENT, detached: true, stdio })
    const cancelInitdb = () => endGroup(child.pid)
    stopped?.addEventListener('abort', cancelInitdb, { once: true })
    let output = ''
    const keepOutput = (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-4000)
    }
    child.stdout.on('data', keepOutput)
    child.stderr.on('data', keepOutput)
    child.once('error', (cause) => {
      reject(new StartError(`Postgres's initdb cannot be run (${cause.message}). Set DATABASE_URL.`, { cause }))
    })
    child.once('close', (code) => {
      stopped?.removeEventListener('abort', cancelInitdb)
      if (code === 0) resolve()
      else reject(new StartError(`Postgres could not make its database folder:\n${output.trim()}`))
    })
  })
}

// Ends initdb together with the programs that it runs.
function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGINT')
  } catch {
    // The process has ended in the meantime.
  }
}
