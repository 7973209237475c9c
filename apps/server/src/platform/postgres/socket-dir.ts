import { chown, mkdir, mkdtemp, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../data-dir.ts'
import type { ServerUser } from './server-user.ts'
import { PORT } from './settings.ts'

// The kernel limits a socket's path to 107 bytes (Linux) or 103 (macOS), so not every DATA_DIR can contain the socket.
const LONGEST_PATH = 103
const PREFIX = 'rise-pg-'

/**
 * Creates a new folder (0700, owned by the server's user) for Postgres's socket, in the system's temporary folder or,
 * when its path is too long or closed to that user, in /tmp or /var/tmp.
 */
export async function makeSocketDir(user: ServerUser | undefined): Promise<string> {
  for (const parent of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    const longestPath = join(parent, `${PREFIX}XXXXXX`, `.s.PGSQL.${PORT}`)
    if (Buffer.byteLength(longestPath) > LONGEST_PATH || (user && !(await isOpen(parent)))) continue
    const createdFolder = await mkdtemp(join(parent, PREFIX)).catch(() => undefined)
    if (createdFolder === undefined) continue
    if (user) await chown(createdFolder, user.uid, user.gid)
    return createdFolder
  }
  throw new StartError("No temporary folder can hold Postgres's socket. Set TMPDIR to a short, writable path.")
}

/** Creates a folder from `makeSocketDir` again after something has deleted it. */
export async function remakeSocketDir(socketDir: string, user: ServerUser | undefined): Promise<void> {
  const createdFolder = await mkdir(socketDir, { recursive: true, mode: 0o700 })
  if (createdFolder !== undefined && user) await chown(socketDir, user.uid, user.gid)
}

/** Removes a socket folder that `makeSocketDir` created; never any other folder. */
export async function removeSocketDir(socketDir: string): Promise<void> {
  if (basename(socketDir).startsWith(PREFIX)) await rm(socketDir, { recursive: true, force: true })
}

async function isOpen(folder: string): Promise<boolean> {
  let path = await realpath(folder).catch(() => undefined)
  while (path !== undefined) {
    if (((await stat(path)).mode & 0o001) === 0) return false
    if (path === dirname(path)) return true
    path = dirname(path)
  }
  return false
}
