import { spawn } from 'node:child_process'
import { chown, lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../data-dir.ts'

/** The user that Postgres's processes run as. */
export interface ServerUser {
  uid: number
  gid: number
}

const UNPRIVILEGED_USER: ServerUser = { uid: 65534, gid: 65534 }

/**
 * Returns the user that Postgres must run as; undefined for the current user, unless that is root. Postgres refuses
 * root, so root runs it as the owner of the existing cluster, or as `nobody`. A user who once starts Rise with sudo
 * thus keeps access to their data.
 * @throws {StartError} if the cluster belongs to another user, or this system can't switch users
 */
export async function serverUser(clusterDir: string): Promise<ServerUser | undefined> {
  const owner = await stat(clusterDir).catch(() => undefined)
  const ownUid = process.geteuid?.()
  if (ownUid !== 0) {
    if (!owner || owner.uid === ownUid) return undefined
    throw new StartError(
      `${clusterDir} belongs to another user (uid ${owner.uid}). Start Rise as that user, or as root.`,
    )
  }
  if (process.platform !== 'linux') {
    throw new StartError('The embedded Postgres does not run as root here. Start Rise as a user, or set DATABASE_URL.')
  }
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : UNPRIVILEGED_USER
}

/**
 * Gives a cluster owned by root (for example one restored from a backup) to the server's user. The top folder comes
 * last, so that an interrupted run is repeated.
 */
export async function changeOwner(clusterDir: string, user: ServerUser): Promise<void> {
  const { uid } = await stat(clusterDir)
  if (uid === user.uid) return
  for (const entry of await readdir(clusterDir, { recursive: true })) {
    await lchown(join(clusterDir, entry), user.uid, user.gid)
  }
  await chown(clusterDir, user.uid, user.gid)
}

/** Whether the user can run this program. Tries to run it, because folders, mounts and access lists all matter. */
export function canRun(program: string, user: ServerUser): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, ['--version'], { ...user, cwd: '/', env: {}, stdio: 'ignore' })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}
