import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { platformErrors } from '@rise/contract/errors'
import { Failure } from '../failure.ts'
import type { Answer } from './answer-requests.ts'
import { TakenTooMuch } from './taken-too-much.ts'

interface PoolOptions {
  /** What the processes run; it calls `answerRequests`. */
  readonly program: URL
  readonly mostAtOnce: number
  /** How many may wait for a process unless the caller says otherwise. */
  readonly mostWaiting: number
  /** How long one request may take, with the start of the process. */
  readonly mostMs: number
  readonly heapMb: number
  /** How long a process without work is kept; 0 for one that works for one caller alone. */
  readonly keepMs: number
}

/** A process that works for one caller until `end`. */
export interface ProcessApart {
  /**
   * Answers one request, given as structured clones are.
   *
   * @throws {TakenTooMuch} it took too long or too much memory; the process is gone
   */
  ask(request: unknown): Promise<unknown>
  end(): void
}

export interface ProcessPool {
  /**
   * Lends a process. `mostBefore` is how many may wait already.
   *
   * @throws {Failure} `overloaded` when too many wait
   */
  take(mostBefore?: number): Promise<ProcessApart>
}

/**
 * Processes for what strangers hand in, without the server's secrets, memory or thread: whatever it makes a parser do, the
 * server goes on serving. They start when they are needed.
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
          // Its place goes to the next one as it is.
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
    // What the server knows is not for a stranger's file to find.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  // Who asks it something is told; one that nobody asks ends nobody.
  child.on('error', () => {})
  return child
}

function isThere({ connected, exitCode, signalCode }: ChildProcess): boolean {
  return connected && exitCode === null && signalCode === null
}

/** Whether the server stays awake for a process; it does while it waits for an answer. */
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
    const timer = setTimeout(() => void child.kill('SIGKILL'), mostMs)
    function settle(): void {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit).off('error', onError)
    }
    function onMessage(message: unknown): void {
      settle()
      const answer = message as Answer
      if ('result' in answer) resolve(answer.result)
      else reject('tooMuch' in answer ? new TakenTooMuch() : new Error(`A process apart failed: ${answer.error}`))
    }
    // Of a request that breaks the process, more cannot be told: it asked for too much.
    const onExit = (code: number | null) =>
      onError(code === 1 ? new Error('A process apart did not start.') : new TakenTooMuch())
    function onError(error: Error): void {
      settle()
      reject(error)
    }
    child.on('message', onMessage).on('exit', onExit).on('error', onError)
    if (isThere(child)) child.send(request as object, (error) => (error ? onError(error) : undefined))
    else onExit(null)
  })
}
