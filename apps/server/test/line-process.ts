import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface LineProcess {
  readonly pid: number
  /** The lines written to both outputs until now. */
  readonly lines: readonly string[]
  /** The lines written to the error output. */
  readonly errorLines: readonly string[]
  /** Waits for a matching line. Fails if the process ends first. */
  line(pattern: RegExp): Promise<string>
  /** Signals the process group, as Ctrl-C does. */
  signal(signal: NodeJS.Signals): void
  /** The exit status of the process, or the signal that ended it. */
  readonly ended: Promise<number | string>
}

/** Runs Node with these arguments, and `env` on top of this process's environment, like `startProgram`. */
export function startProcess(args: readonly string[], env: Record<string, string> = {}): LineProcess {
  return startProgram(process.execPath, args, env)
}

/** Runs a program in its own process group, like a command in a terminal, and collects its output by line. */
export function startProgram(program: string, args: readonly string[], env: Record<string, string> = {}): LineProcess {
  const child = spawn(program, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const pid = child.pid ?? 0
  const lines: string[] = []
  const errorLines: string[] = []
  const watchers = new Set<() => void>()
  let isOver = false
  const checkWaiters = () => {
    for (const watcher of watchers) watcher()
  }
  const read = (stream: NodeJS.ReadableStream, into: string[][]) =>
    createInterface(stream).on('line', (line) => {
      for (const list of into) list.push(line)
      checkWaiters()
    })
  read(child.stdout, [lines])
  read(child.stderr, [lines, errorLines])
  const endEvent = once(child, 'close').then(([code, signal]) => {
    isOver = true
    checkWaiters()
    return code ?? signal
  })
  return {
    pid,
    lines,
    errorLines,
    ended: endEvent,
    signal: (signal) => {
      if (child.exitCode === null && child.signalCode === null) process.kill(-pid, signal)
    },
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const findMatch = () => {
          const match = lines.find((line) => pattern.test(line))
          if (match === undefined && !isOver) return
          watchers.delete(findMatch)
          if (match !== undefined) resolve(match)
          else reject(new Error(`It ended without a line like ${pattern}:\n${lines.join('\n')}`))
        }
        watchers.add(findMatch)
        findMatch()
      }),
  }
}
