import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** A failed start that the operator can fix. The message is printed as it is. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Another live process owns the DATA_DIR. */
export class DataDirInUse extends StartError {
  override name = 'DataDirInUse'
  /** The owner's process id; undefined when the owner could not record it. */
  readonly pid: number | undefined

  constructor(dataDir: string, pid: number | undefined) {
    super(
      `DATA_DIR ${dataDir} is in use by another Rise server (process ${pid ?? 'unknown'}). Stop it, or set another DATA_DIR.`,
    )
    this.pid = pid
  }
}

export interface DataDirClaim {
  /** Releases the folder; a second call does nothing. */
  release(): Promise<void>
}

// The lock lives as long as its handle, so the handle must not be garbage-collected while the claim lasts.
const heldLocks = new Set<DatabaseSync>()

const SQLITE_BUSY = 5

/**
 * Makes this process the sole owner of a DATA_DIR until `release()` or until the process ends, however it ends.
 *
 * The lock is the kernel's, taken through SQLite on an empty file: it is atomic, vanishes with a killed owner, and is
 * not fooled by reused process ids, reboots, or containers that share the folder. Nothing else in this process may open
 * `owner.lock` (closing it would drop the lock), and no one deletes it.
 *
 * @throws {DataDirInUse} another live process owns it
 * @throws {StartError} the folder can't be created or written
 */
export async function claimDataDir(dataDir: string): Promise<DataDirClaim> {
  const folder = resolve(dataDir)
  const lockFile = join(folder, 'owner.lock')
  const pidFile = join(folder, 'owner.pid')
  let lock: DatabaseSync | undefined
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    lock = new DatabaseSync(lockFile, { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
    chmodSync(lockFile, 0o600)
    writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 })
  } catch (error) {
    lock?.close()
    if (isBusy(error)) throw new DataDirInUse(folder, await ownerPid(pidFile))
    throw unwritable(folder, error)
  }
  const handle = lock
  heldLocks.add(handle)
  return {
    async release() {
      if (!heldLocks.delete(handle)) return
      rmSync(pidFile, { force: true })
      handle.close()
    },
  }
}

/** Describes why a DATA_DIR can't be written. */
export function unwritable(folder: string, cause: unknown): StartError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartError(
    `DATA_DIR ${folder} can’t be written (${reason}). Make the user that runs Rise its owner, or set another DATA_DIR.`,
    { cause },
  )
}

/** Makes renames in a folder survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

// The winner records its process id shortly after winning, so a loser may look too early. It retries for up to a
// second.
async function ownerPid(pidFile: string): Promise<number | undefined> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const pid = readPid(pidFile)
    if (pid !== undefined && processLives(pid)) return pid
    await sleep(20)
  }
  return undefined
}

function readPid(pidFile: string): number | undefined {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/** Whether a process with this id exists, under any user. */
export function processLives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
