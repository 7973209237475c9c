import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface LineProcess {
  readonly pid: number
  /** What it wrote so far, both outputs mixed. */
  readonly lines: readonly string[]
  /** What it wrote to its error output alone. */
  readonly errorLines: readonly string[]
  /** Waits for a line that matches; fails when the process ends before. */
  line(pattern: RegExp): Promise<string>
  /** Signals its process group, as Ctrl-C does. */
  signal(signal: NodeJS.Signals): void
  /** Its exit status, or the signal that ended it. */
  readonly ended: Promise<number | string>
}

/** Runs Node with these arguments, and `env` on top of this process's environment, like `startProgram`. */
export function startProcess(args: readonly string[], env: Record<string, string> = {}): LineProcess {
  return startProgram(process.execPath, args, env)
}

/** Runs a program in a process group of its own, like a command in a terminal; returns what it prints line by line. */
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
  const told = () => {
    for (const watcher of watchers) watcher()
  }
  const read = (stream: NodeJS.ReadableStream, into: string[][]) =>
    createInterface(stream).on('line', (line) => {
      for (const list of into) list.push(line)
      told()
    })
  read(child.stdout, [lines])
  read(child.stderr, [lines, errorLines])
  const ended = once(child, 'close').then(([code, signal]) => {
    isOver = true
    told()
    return code ?? signal
  })
  return {
    pid,
    lines,
    errorLines,
    ended,
    signal: (signal) => {
      if (child.exitCode === null && child.signalCode === null) process.kill(-pid, signal)
    },
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => pattern.test(line))
          if (found === undefined && !isOver) return
          watchers.delete(look)
          if (found !== undefined) resolve(found)
          else reject(new Error(`It ended without a line like ${pattern}:\n${lines.join('\n')}`))
        }
        watchers.add(look)
        look()
      }),
  }
}
