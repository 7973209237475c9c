import { inspect } from 'node:util'
import { type Closers, createClosers } from './closers.ts'
import { ConfigError } from './config.ts'
import { StartError } from './data-dir.ts'

export interface Run {
  readonly closers: Closers
  /** Aborted once the process was asked to stop, for work that can be cancelled. */
  readonly stopped: AbortSignal
  /** Ends the work here once the process was asked to stop; call it after opening each resource. */
  goOn(): void
  /** Waits for work that leaves nothing to close, but only until the process is asked to stop. */
  unlessStopped<T>(work: Promise<T>): Promise<T>
}

/** A process that fails to stop is ended after this; before, requests have 10 s and tasks 20 s. */
const STOP_MS = 40_000

/**
 * Runs the process's work, prepared to stop from the first step on: SIGINT, SIGTERM and SIGHUP close all open resources
 * in order and exit with `signalStatus`; further signals change nothing. Work that returns a number ends the process
 * with it; otherwise the process keeps running. An error, even an uncaught one, is printed (on one line if the operator
 * can fix it) and ends the process in the same order with status 1.
 */
export function runUntilStopped(work: (run: Run) => Promise<number | undefined>, signalStatus = 0): void {
  const closers = createClosers()
  const stopping = new AbortController()
  let ending = false

  function end(status: number): void {
    if (ending) return
    ending = true
    stopping.abort()
    setTimeout(() => process.exit(1), STOP_MS).unref()
    // A step that is opening something finishes first, so that there is something to close.
    working
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
    if (!ending) printError(error)
    end(1)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(signalStatus))
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  const run: Run = {
    closers,
    stopped: stopping.signal,
    goOn: () => stopping.signal.throwIfAborted(),
    unlessStopped: (task) => Promise.race([task, rejectedWhenAborted(stopping.signal)]),
  }
  const working = Promise.resolve().then(() => work(run))
  working.then((status) => {
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
  const expected = error instanceof ConfigError || error instanceof StartError
  process.stderr.write(`${expected ? error.message : inspect(error)}\n`)
}
