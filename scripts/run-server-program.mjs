// Runs a program of the server as a child process, and forwards signals to it.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { nodeProgram } from './node-program.mjs'
import { compileCache, exitWith, Failure, prepare, root } from './prepare.mjs'

// For one Ctrl-C, this process receives the signal several times, almost simultaneously: from the terminal and from
// npm.
const SAME_SIGNAL_MS = 1_000
const PARENT_POLL_MS = 100
/**
 * With a small initial heap, V8 runs a full collection every few dozen pages, which costs a quarter of a page's time.
 */
const NODE_FLAGS = ['--disable-warning=ExperimentalWarning', '--initial-old-space-size=128']
/**
 * In bytes. By default, the C library allocates larger and larger blocks on its heap and rarely returns them: 500 MB
 * after some large pictures.
 */
const LARGE_ALLOCATION = 1_048_576

/**
 * Implements a script of package.json: prepares the clone, runs the program with the script's arguments, and exits with
 * its status. Prints a `Failure` as one line.
 *
 * @param {string} program
 * @param {{ web: boolean }} needs
 */
export async function prepareAndRun(program, needs) {
  if (process.env.npm_lifecycle_event !== undefined) stopWithParent()
  await exitWith(async () => {
    await prepare(needs)
    return runServerProgram(program, process.argv.slice(2))
  })
}

/**
 * Stops when the parent process ends, or the parent's parent if the parent is a shell. npm sends a signal only to the
 * shell that it starts this process with, and most shells end without forwarding it; `kill -9` ends only npm.
 */
export function stopWithParent() {
  const parent = process.ppid
  const grandparent = parentOfShell(parent)
  const watch = setInterval(() => {
    if (process.ppid === parent && parentOfShell(parent) === grandparent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_POLL_MS)
  watch.unref()
}

/**
 * Returns the parent of a shell; undefined for another program, and on systems without `/proc`.
 *
 * @param {number} pid
 */
function parentOfShell(pid) {
  try {
    const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return /^(ba|da|a|z|k)?sh$/.test(name) ? parent : undefined
  } catch {
    return undefined
  }
}

/**
 * Runs a TypeScript program and waits for its end.
 *
 * The child is in a session of its own, which Ctrl-C doesn't reach. So it gets each signal once, from this process,
 * though the terminal and npm both send it. It ends when this process is killed (see `end-with-parent.mjs`).
 *
 * @param {string} program path from the repository's root
 * @param {string[]} programArguments
 * @returns {Promise<number>} the status to exit with: the program's own, or 128 and the number of the signal that ended it
 * @throws {Failure} if it can't be run
 */
export function runServerProgram(program, programArguments) {
  const flags = [...NODE_FLAGS, `--import=${new URL('end-with-parent.mjs', import.meta.url)}`]
  const child = spawn(nodeProgram(), [...flags, program, ...programArguments], {
    cwd: root,
    env: {
      NODE_COMPILE_CACHE: compileCache,
      MALLOC_MMAP_THRESHOLD_: String(LARGE_ALLOCATION),
      ...process.env,
      NODE_ENV: 'production',
      INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  let passedAt = Number.NEGATIVE_INFINITY
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    const now = performance.now()
    if (now - passedAt < SAME_SIGNAL_MS) return
    passedAt = now
    child.kill(signal)
  }
  process.on('SIGINT', () => pass('SIGINT'))
  process.on('SIGTERM', () => pass('SIGTERM'))
  // The terminal was closed, so stop gracefully.
  process.on('SIGHUP', () => pass('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => reject(new Failure(`Can't run Rise (${cause.message}).`)))
    child.once('exit', (status, signal) => resolve(status ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
