import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** Thrown if Rise can't start for a reason that the operator can fix. The message is printed unchanged. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Thrown if another live process owns the DATA_DIR. */
export class DataDirInUse extends StartError {
  override name = 'DataDirInUse'
  /** The owner's process id; undefined if no id of a live process was found. */
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

// The lock ends when its handle is garbage-collected, so the handle is kept here as long as the claim lasts.
const heldLocks = new Set<DatabaseSync>()

const SQLITE_BUSY = 5

/**
 * Makes this process the only owner of a DATA_DIR until `release()` or until the process ends in any way.
 *
 * The kernel holds the lock, which is taken through SQLite on an empty file. It is atomic, disappears with a killed
 * owner, and isn't affected by reused process ids, reboots, or containers that share the folder. Nothing else in this
 * process may open `owner.lock`, because closing it would release the lock, and nothing may delete it.
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

/** Returns the error for a DATA_DIR that can't be written. */
export function unwritable(folder: string, cause: unknown): StartError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartError(
    `DATA_DIR ${folder} can’t be written (${reason}). Make the user that runs Rise its owner, or set another DATA_DIR.`,
    { cause },
  )
}

/** Syncs a folder, so that renames in it survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

// Returns the process id of the winner, which records it shortly after winning. A loser that looks too early retries
// for up to a second.
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
