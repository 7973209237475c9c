// Runs a program of the server as our child and passes on what concerns it.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { nodeProgram } from './node-program.mjs'
import { compileCache, Failure, prepare, root } from './prepare.mjs'

// What npm, the terminal and we ourselves are told by one Ctrl-C arrives within moments.
const SAME_SIGNAL_MS = 1_000
const PARENT_POLL_MS = 100
/** By itself the engine begins with a small heap and cleans all of it up every few dozen pages: a quarter of a page's work. */
const NODE_FLAGS = ['--disable-warning=ExperimentalWarning', '--initial-old-space-size=128']
/** In bytes. By itself the C library takes ever larger pieces from a heap that it seldom gives back: after some large pictures, 500 MB. */
const LARGE_ALLOCATION = 1_048_576

/**
 * All that a script of package.json does: makes the clone ready, runs the program with the script's own arguments and
 * exits as it did. What the person at the terminal can mend is said in one line.
 *
 * @param {string} program
 * @param {{ web: boolean }} needs
 */
export async function prepareAndRun(program, needs) {
  if (process.env.npm_lifecycle_event !== undefined) stopWithParent()
  try {
    await prepare(needs)
    process.exitCode = await runServerProgram(program, process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/**
 * Takes the end of our parent for a signal to stop, and that of its parent when ours is a shell. npm passes a signal only to the
 * shell that it put between itself and us, and most shells die of it without a word to us; of `kill -9` npm alone dies.
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
 * The parent of a process that is a shell; undefined for another program, and where the system has no `/proc` to tell.
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
 * The child is in a session of its own, where no Ctrl-C reaches it, so that it gets each signal once: from us, though the
 * terminal and npm both tell us. It ends when we are killed (see `end-with-parent.mjs`).
 *
 * @param {string} program path from the repository's root
 * @param {string[]} programArguments
 * @returns {Promise<number>} the status to exit with: the program's own, or 128 and the number of the signal that ended it
 * @throws {Failure} it cannot be run
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
  let passed = Number.NEGATIVE_INFINITY
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    const now = performance.now()
    if (now - passed < SAME_SIGNAL_MS) return
    passed = now
    child.kill(signal)
  }
  process.on('SIGINT', () => pass('SIGINT'))
  process.on('SIGTERM', () => pass('SIGTERM'))
  // The terminal is gone: an orderly end.
  process.on('SIGHUP', () => pass('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => reject(new Failure(`Rise cannot be run (${cause.message}).`)))
    child.once('exit', (status, signal) => resolve(status ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
