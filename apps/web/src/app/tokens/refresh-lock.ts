import { t } from '@rise/texts'
import { ApiError } from '../base/api.ts'
import type { SafeStorage } from '../session/safe-storage.ts'
import { REFRESH_LOCK_NAME } from '../session/storage-names.ts'

/** Section 9 of the specification: how long to wait for another tab's refresh. */
const WAIT_MS = 5000
/** A lock in local storage expires after this, in case its tab closed while refreshing. */
const LOCK_EXPIRY_MS = 10_000
const POLL_MS = 50
/** How long a Web Lock outlasts its work: browsers deliver what one tab stores to other tabs with a short delay. */
const SPREAD_MS = 300

/**
 * Runs `work` while no other tab of this browser runs such work. `hasWaited`: whether it waited for another tab. Throws
 * ApiError `refresh-timeout` after a wait of 5000 ms.
 */
export type RefreshLock = <T>(work: Work<T>) => Promise<T>
type Work<T> = (hasWaited: boolean) => Promise<T>

/** Creates the lock that allows one refresh at a time across all tabs: a Web Lock, or without those, a stored one. */
export function createRefreshLock(local: SafeStorage, locks: LockManager | undefined): RefreshLock {
  return locks ? (work) => withWebLock(locks, work) : (work) => withStoredLock(local, work)
}

function withWebLock<T>(locks: LockManager, work: Work<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    // Resolves with the result immediately, but releases the lock only once other tabs can read the stored tokens.
    async function run(hasWaited: boolean): Promise<void> {
      const result = work(hasWaited)
      resolve(result)
      await result.catch(() => undefined)
      await pause(SPREAD_MS)
    }
    takeWebLock(locks, run).catch(reject)
  })
}

async function takeWebLock(locks: LockManager, run: (hasWaited: boolean) => Promise<void>): Promise<void> {
  // Requests the lock rather than checking first: between a check and a request, another tab could hold it.
  const hasLock = await locks.request(REFRESH_LOCK_NAME, { ifAvailable: true }, async (lock) => {
    if (lock) await run(false)
    return lock !== null
  })
  if (hasLock) return
  const lockTimeout = new AbortController()
  const timer = setTimeout(() => lockTimeout.abort(), WAIT_MS)
  try {
    await locks.request(REFRESH_LOCK_NAME, { signal: lockTimeout.signal }, () => {
      clearTimeout(timer)
      return run(true)
    })
  } catch (error) {
    throw lockTimeout.signal.aborted ? timeoutError() : error
  } finally {
    clearTimeout(timer)
  }
}

async function withStoredLock<T>(local: SafeStorage, work: Work<T>): Promise<T> {
  const owner = Math.random().toString(36).slice(2)
  const deadline = Date.now() + WAIT_MS
  let hasWaited = false
  while (!(await takeStoredLock(local, owner))) {
    hasWaited = true
    if (Date.now() >= deadline) throw timeoutError()
    await pause(POLL_MS)
  }
  try {
    return await work(hasWaited)
  } finally {
    if (ownerOf(local) === owner) local.set(REFRESH_LOCK_NAME, undefined)
  }
}

/**
 * Takes the lock if it is free. Returns whether this succeeded. If two tabs write at the same time, the last write
 * wins, so each tab checks again after a short pause.
 */
async function takeStoredLock(local: SafeStorage, owner: string): Promise<boolean> {
  if (ownerOf(local) !== undefined) return false
  local.set(REFRESH_LOCK_NAME, `${owner} ${Date.now() + LOCK_EXPIRY_MS}`)
  await pause(POLL_MS / 2)
  return ownerOf(local) === owner
}

function ownerOf(local: SafeStorage): string | undefined {
  const [owner, until] = local.get(REFRESH_LOCK_NAME)?.split(' ') ?? []
  return Number(until) > Date.now() ? owner : undefined
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function timeoutError(): ApiError {
  const message = t('Another tab took too long to renew your session. Try again.')
  return new ApiError(0, { code: 'refresh-timeout', message })
}
