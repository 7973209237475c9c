import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { platformErrors } from '@rise/contract/errors'
import { Failure } from '../failure.ts'
import type { Answer } from './answer-requests.ts'
import { LimitExceeded } from './limit-exceeded.ts'

interface PoolOptions {
  /** The module that the processes run; it calls `answerRequests`. */
  readonly program: URL
  readonly mostAtOnce: number
  /** How many callers may wait for a process by default. */
  readonly mostWaiting: number
  /**
   * The processor time that one request may take, including the start of the process; elapsed time where the system has
   * no `/proc`. A request that uses less is ended after `PATIENCE_FACTOR` times as long.
   */
  readonly mostMs: number
  readonly heapMb: number
  /** How long an idle process is kept; 0 for a process that serves one caller only. */
  readonly keepMs: number
}

/** On a busy machine, a process gets a fraction of a processor. */
const PATIENCE_FACTOR = 4
const WATCH_MS = 250
/** Of `/proc/{pid}/stat`: `USER_HZ` is 100 on every Linux that Node runs on. */
const CLOCK_TICK_MS = 10

/** A process that serves one caller until `end`. */
export interface ProcessApart {
  /**
   * Answers one request. Request and answer are passed as structured clones.
   *
   * @throws {LimitExceeded} the request exceeded the limit of time or memory; the process is gone
   */
  ask(request: unknown): Promise<unknown>
  end(): void
}

export interface ProcessPool {
  /**
   * Lends a process. `mostBefore` limits the callers that are already waiting.
   *
   * @throws {Failure} `overloaded` when more are waiting
   */
  take(mostBefore?: number): Promise<ProcessApart>
}

/**
 * Processes that parse input from strangers, without the server's secrets, memory or thread: if the parser fails or
 * hangs, the server keeps serving. They start on demand.
 */
export function openProcessPool(options: PoolOptions): ProcessPool {
  const { mostAtOnce, mostWaiting, keepMs } = options
  const idle: { readonly child: ChildProcess; readonly timer: NodeJS.Timeout }[] = []
  const waiting: (() => void)[] = []
  let working = 0

  function takeIdle(): ChildProcess | undefined {
    const { child, timer } = idle.pop() ?? {}
    clearTimeout(timer)
    if (!child) return undefined
    return isThere(child) ? child : takeIdle()
  }

  function giveBack(child: ChildProcess): void {
    if (keepMs === 0 || !isThere(child)) {
      child.kill('SIGKILL')
      return
    }
    holdServer(child, false)
    idle.push({ child, timer: setTimeout(() => void child.kill('SIGKILL'), keepMs).unref() })
  }

  return {
    async take(mostBefore = mostWaiting) {
      if (working >= mostAtOnce) {
        if (waiting.length >= mostBefore) throw new Failure(platformErrors.overloaded)
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else working += 1
      const child = takeIdle() ?? start(options)
      holdServer(child, true)
      return {
        ask: (request) => ask(child, request, options.mostMs),
        end() {
          giveBack(child)
          const next = waiting.shift()
          // The process goes directly to the next caller.
          if (next) next()
          else working -= 1
        },
      }
    },
  }
}

function start({ program, heapMb }: PoolOptions): ChildProcess {
  const flags = [`--max-old-space-size=${heapMb}`, '--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, fileURLToPath(program)], {
    // A stranger's file must not find what the server knows.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  // Failures reach the caller through its request; without a request, they must not end the server.
  child.on('error', () => {})
  return child
}

function isThere({ connected, exitCode, signalCode }: ChildProcess): boolean {
  return connected && exitCode === null && signalCode === null
}

/** Sets whether a process keeps the server alive: only while an answer is pending. */
function holdServer(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

function ask(child: ChildProcess, request: unknown, mostMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const usedTime = processorTime(child)
    const startedAt = performance.now()
    const watch = setInterval(
      () => {
        const elapsed = performance.now() - startedAt
        if (elapsed < mostMs) return
        const workedTime = usedTime === undefined ? undefined : processorTime(child)
        if (
          elapsed < PATIENCE_FACTOR * mostMs &&
          workedTime !== undefined &&
          usedTime !== undefined &&
          workedTime - usedTime < mostMs
        )
          return
        child.kill('SIGKILL')
      },
      Math.min(WATCH_MS, mostMs),
    )
    function settle(): void {
      clearInterval(watch)
      child.off('message', onMessage).off('exit', onExit).off('error', onError)
    }
    function onMessage(message: unknown): void {
      settle()
      const answer = message as Answer
      if ('result' in answer) resolve(answer.result)
      else reject('tooMuch' in answer ? new LimitExceeded() : new Error(`A process apart failed: ${answer.error}`))
    }
    // A request that breaks the process has exceeded a limit; nothing more is known.
    const onExit = (code: number | null) =>
      onError(code === 1 ? new Error('A process apart did not start.') : new LimitExceeded())
    function onError(error: Error): void {
      settle()
      reject(error)
    }
    child.on('message', onMessage).on('exit', onExit).on('error', onError)
    if (isThere(child)) child.send(request as object, (error) => (error ? onError(error) : undefined))
    else onExit(null)
  })
}

/** The processor time that a process has used, in ms; undefined where the system has no `/proc`. */
function processorTime({ pid }: ChildProcess): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field, the program's name, may contain spaces: count from its closing bracket (proc(5)).
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * CLOCK_TICK_MS
  } catch {
    return undefined
  }
}
