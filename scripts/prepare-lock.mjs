// One start at a time may install or build in a clone.
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
 * Does `work` while no other process does, waiting for those before us. The lock file lists our process and the children
 * that work for us: it counts until all of them are gone, so that an install whose starter was killed is waited for.
 * When we are told to stop, the children and theirs are killed (npm would go on for a minute) before we obey.
 *
 * @param {string} file
 * @param {(children: Children) => Promise<void>} work
 */
export async function withLock(file, work) {
  await acquire(file)
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const children = new Set()
  /** @type {NodeJS.Signals | undefined} */
  let received
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    received ??= signal
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
        if (received) killGroup(child)
      },
    })
  } finally {
    rmSync(file, { force: true })
    for (const signal of signals) process.off(signal, stop)
    if (received) process.kill(process.pid, received)
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
    // It has just ended by itself.
  }
}

/** @param {string} file */
async function acquire(file) {
  let told = false
  for (;;) {
    if (place(file)) {
      // Who judged a dead owner at the same moment may have discarded our lock instead of that one's: then theirs counts.
      await sleep(SETTLE_MS)
      if (pidsIn(file)[0] === process.pid) return
    }
    const owner = livingOwner(file)
    if (owner === undefined) {
      discard(file)
      continue
    }
    if (!told)
      console.log(`Waiting for another start (process ${owner}) that is preparing this folder. Its lock: ${file}`)
    told = true
    await sleep(POLL_MS)
  }
}

/**
 * Puts our lock there unless there is one. Its content comes with its name, so that no one sees a lock without an
 * owner.
 *
 * @param {string} file
 */
function place(file) {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, `${process.pid}\n`)
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(mine, { force: true })
  }
}

/**
 * The process that still works under the lock; not one from before the last boot, even if its id is in use again.
 *
 * @param {string} file
 */
function livingOwner(file) {
  try {
    if (statSync(file).mtimeMs < Date.now() - uptime() * 1000) return undefined
  } catch {
    return undefined
  }
  return pidsIn(file).find(lives)
}

/** @param {string} file */
function discard(file) {
  try {
    renameSync(file, `${file}.${process.pid}.dead`)
    rmSync(`${file}.${process.pid}.dead`)
  } catch {
    // Someone else did.
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

// One that ended and was not yet waited for is gone, too; in a container no one may ever wait for it.
/** @param {number} pid */
function lives(pid) {
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
