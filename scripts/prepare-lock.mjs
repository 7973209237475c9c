// A lock: only one start at a time installs or builds in a clone.
import { appendFileSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The processes that work under the lock; each leads a process group of its own (`detached`), except on Windows.
 * @typedef {{ add(child: import('node:child_process').ChildProcess): void }} Children
 */

const POLL_MS = 200
const SETTLE_MS = 100

/**
 * Runs `work` under the lock, after waiting for other processes. The lock file lists this process and its children, and
 * is valid until all of them have ended, so that a later start waits for the install of a killed one. On a signal to
 * stop, the children and their children are killed first: npm would continue for a minute.
 *
 * @param {string} file
 * @param {(children: Children) => Promise<void>} work
 */
export async function withLock(file, work) {
  await acquire(file)
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const children = new Set()
  /** @type {NodeJS.Signals | undefined} */
  let receivedSignal
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    receivedSignal ??= signal
    for (const child of children) killGroup(child)
  }
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, stop)
  try {
    await work({
      add(child) {
        children.add(child)
        if (child.pid !== undefined) appendFileSync(file, `${child.pid}\n`)
        child.once('exit', () => children.delete(child))
        if (receivedSignal) killGroup(child)
      },
    })
  } finally {
    rmSync(file, { force: true })
    for (const signal of signals) process.off(signal, stop)
    if (receivedSignal) process.kill(process.pid, receivedSignal)
  }
}

/** @param {import('node:child_process').ChildProcess} child */
function killGroup(child) {
  if (process.platform === 'win32' || child.pid === undefined) {
    child.kill('SIGKILL')
    return
  }
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The process has just ended.
  }
}

/** @param {string} file */
async function acquire(file) {
  let hasPrinted = false
  for (;;) {
    if (place(file)) {
      // Another process that found the same dead owner may have removed our lock instead of the dead one. Then the
      // other process holds the lock.
      await sleep(SETTLE_MS)
      if (pidsIn(file)[0] === process.pid) return
    }
    const owner = livingOwner(file)
    if (owner === undefined) {
      discard(file)
      continue
    }
    if (!hasPrinted)
      console.log(`Waiting for another start (process ${owner}) that is preparing this folder. Its lock: ${file}`)
    hasPrinted = true
    await sleep(POLL_MS)
  }
}

/**
 * Creates the lock unless one exists. Its name and content appear atomically, so that a lock always has an owner.
 *
 * @param {string} file
 */
function place(file) {
  const ownFile = `${file}.${process.pid}`
  writeFileSync(ownFile, `${process.pid}\n`)
  try {
    linkSync(ownFile, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(ownFile, { force: true })
  }
}

/**
 * Returns the process that still works under the lock. Ignores processes from before the last boot, whose ids may be in
 * use again.
 *
 * @param {string} file
 */
function livingOwner(file) {
  try {
    if (statSync(file).mtimeMs < Date.now() - uptime() * 1000) return undefined
  } catch {
    return undefined
  }
  return pidsIn(file).find(isAlive)
}

/** @param {string} file */
function discard(file) {
  try {
    renameSync(file, `${file}.${process.pid}.dead`)
    rmSync(`${file}.${process.pid}.dead`)
  } catch {
    // Another process has removed it.
  }
}

/**
 * @param {string} file
 * @returns {number[]}
 */
function pidsIn(file) {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').map(Number)
  } catch {
    return []
  }
}

// A zombie counts as ended, because it may never be reaped in a container.
/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return process.platform !== 'linux'
  }
}
