// What the operating system says of processes. Linux alone tells it without help, through /proc.
import { readdirSync, readFileSync } from 'node:fs'

/** Ticks a second in /proc, the same on every Linux. */
const TICKS = 100
const KIB = 1024

interface Stat {
  readonly parent: number
  /** User and system time of all threads. */
  readonly cpuMs: number
}

function readStat(pid: number): Stat {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program's name, in parentheses, may hold anything; behind it come state (field 3), parent (4) ...
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const field = (number: number) => Number(fields[number - 3])
  return { parent: field(4), cpuMs: ((field(14) + field(15)) * 1000) / TICKS }
}

/** Processor time that a process has taken so far, all threads together, in ms; exact to 10 ms. */
export function processorMs(pid: number): number {
  return readStat(pid).cpuMs
}

/** The processes that a process started, directly. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => {
      try {
        return readStat(candidate).parent === pid
      } catch {
        // Ended while we looked.
        return false
      }
    })
}

/** The words of a process's command line. */
export function commandOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
}

/** Memory of a process in bytes: resident (`rss`), and with what it shares divided among its users (`pss`). */
export function memoryOf(pid: number): { rss: number; pss: number } {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1]) * KIB
  return { rss: read('Rss'), pss: read('Pss') }
}
