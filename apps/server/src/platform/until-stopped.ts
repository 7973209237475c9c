import { inspect } from 'node:util'
import { type Closers, createClosers } from './closers.ts'
import { ConfigError } from './config.ts'
import { StartError } from './data-dir.ts'

export interface Run {
  readonly closers: Closers
  /** Aborted once the process has been asked to stop, for work that can be cancelled. */
  readonly stopped: AbortSignal
  /** Throws if the process has been asked to stop, which ends the work. Call it after opening each resource. */
  goOn(): void
  /** Waits for work that leaves nothing to close. Rejects as soon as the process is asked to stop. */
  unlessStopped<T>(work: Promise<T>): Promise<T>
}

/**
 * The time after which a process that fails to stop is ended. Within it, requests get 10 s and tasks 20 s to finish.
 */
const STOP_MS = 40_000

/**
 * Runs the process's work, and can stop it from the first step on. SIGINT, SIGTERM and SIGHUP close all open resources,
 * the last opened first, and exit with `signalStatus`; further signals change nothing. Work that returns a number ends
 * the process with that status; otherwise the process keeps running. An error, even an uncaught one, is printed (only
 * its message if the operator can fix it) and ends the process in the same order with status 1.
 */
export function runUntilStopped(work: (run: Run) => Promise<number | undefined>, signalStatus = 0): void {
  const closers = createClosers()
  const stopController = new AbortController()
  let isEnding = false

  function end(status: number): void {
    if (isEnding) return
    isEnding = true
    stopController.abort()
    setTimeout(() => process.exit(1), STOP_MS).unref()
    // A step that is opening a resource finishes first, so that the resource can be closed.
    workPromise
      .catch(() => undefined)
      .then(() => closers.closeAll())
      .then(
        () => process.exit(status),
        (error: unknown) => {
          printError(error)
          process.exit(1)
        },
      )
  }

  function fail(error: unknown): void {
    // Failures caused by the shutdown itself are not reported.
    if (!isEnding) printError(error)
    end(1)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(signalStatus))
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  const run: Run = {
    closers,
    stopped: stopController.signal,
    goOn: () => stopController.signal.throwIfAborted(),
    unlessStopped: (task) => Promise.race([task, rejectedWhenAborted(stopController.signal)]),
  }
  const workPromise = Promise.resolve().then(() => work(run))
  workPromise.then((status) => {
    if (status !== undefined) end(status)
  }, fail)
}

function rejectedWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function printError(error: unknown): void {
  const isExpected = error instanceof ConfigError || error instanceof StartError
  process.stderr.write(`${isExpected ? error.message : inspect(error)}\n`)
}
