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
  /** The default maximum number of callers that wait for a process. */
  readonly mostWaiting: number
  /**
   * The processor time that one request may take, including the start of the process. Where the system has no `/proc`,
   * it is elapsed time. A request that uses less processor time is ended once `PATIENCE_FACTOR` times as much time has
   * elapsed.
   */
  readonly mostMs: number
  readonly heapMb: number
  /** How long an idle process is kept; 0 for a process that serves only one caller. */
  readonly keepMs: number
}

/** How much more time a request gets on a busy machine, where a process gets a fraction of a processor. */
const PATIENCE_FACTOR = 4
const WATCH_MS = 250
/** The unit of times in `/proc/{pid}/stat`: `USER_HZ` is 100 on every Linux that Node runs on. */
const CLOCK_TICK_MS = 10

/** A process of the pool, lent to one caller until `end` is called. */
export interface LentProcess {
  /**
   * Answers one request. Request and answer are passed as structured clones.
   * @throws {LimitExceeded} if the request exceeded a limit of time, memory or depth
   */
  ask(request: unknown): Promise<unknown>
  end(): void
}

export interface ProcessPool {
  /**
   * Lends a process. If all are lent, waits for one; at most `mostBefore` callers may wait.
   *
   * @throws {Failure} `overloaded` if `mostBefore` callers are waiting already
   */
  take(mostBefore?: number): Promise<LentProcess>
}

/**
 * Opens a pool of processes that parse input from strangers without the server's secrets, memory or thread. If a parser
 * fails or hangs, the server keeps serving. The processes start on demand.
 */
export function openProcessPool(options: PoolOptions): ProcessPool {
  const { mostAtOnce, mostWaiting, keepMs } = options
  const idleProcesses: { readonly child: ChildProcess; readonly timer: NodeJS.Timeout }[] = []
  const waitingCallers: (() => void)[] = []
  let busyCount = 0

  function takeIdle(): ChildProcess | undefined {
    const { child, timer } = idleProcesses.pop() ?? {}
    clearTimeout(timer)
    if (!child) return undefined
    return isThere(child) ? child : takeIdle()
  }

  function returnProcess(child: ChildProcess): void {
    if (keepMs === 0 || !isThere(child)) {
      child.kill('SIGKILL')
      return
    }
    holdServer(child, false)
    idleProcesses.push({ child, timer: setTimeout(() => void child.kill('SIGKILL'), keepMs).unref() })
  }

  return {
    async take(mostBefore = mostWaiting) {
      if (busyCount >= mostAtOnce) {
        if (waitingCallers.length >= mostBefore) throw new Failure(platformErrors.overloaded)
        await new Promise<void>((resolve) => waitingCallers.push(resolve))
      } else busyCount += 1
      const child = takeIdle() ?? start(options)
      holdServer(child, true)
      return {
        ask: (request) => ask(child, request, options.mostMs),
        end() {
          returnProcess(child)
          const next = waitingCallers.shift()
          // The place of this caller goes directly to the next one, so `busyCount` stays the same.
          if (next) next()
          else busyCount -= 1
        },
      }
    },
  }
}

function start({ program, heapMb }: PoolOptions): ChildProcess {
  const flags = [`--max-old-space-size=${heapMb}`, '--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, fileURLToPath(program)], {
    // The environment is empty, so that a stranger's file can't reach the server's secrets.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  // Failures reach the caller through its request. A failure without a request must not end the server.
  child.on('error', () => {})
  return child
}

function isThere({ connected, exitCode, signalCode }: ChildProcess): boolean {
  return connected && exitCode === null && signalCode === null
}

/** Sets whether a process keeps the server alive: only while it is lent to a caller. */
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
        const elapsedMs = performance.now() - startedAt
        if (elapsedMs < mostMs) return
        const workedTime = usedTime === undefined ? undefined : processorTime(child)
        if (
          elapsedMs < PATIENCE_FACTOR * mostMs &&
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
    // A process that ends during a request has exceeded a limit; nothing more is known. Status 1 means that it did not
    // start.
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

/** Returns the processor time that a process has used, in ms; undefined where the system has no `/proc`. */
function processorTime({ pid }: ChildProcess): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field, the program's name, may contain spaces, so fields are counted from its closing bracket
    // (proc(5)).
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * CLOCK_TICK_MS
  } catch {
    return undefined
  }
}
