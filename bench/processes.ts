// What the operating system says of processes. Linux alone tells it without help, through /proc.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

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

/** Of all processors so far, in ticks: what the machine's host stole, which ran others meanwhile, and all that was wanted. */
interface HostTimes {
  readonly stolen: number
  readonly wanted: number
}

function readHostTimes(): HostTimes | undefined {
  if (!existsSync('/proc/stat')) return undefined
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = line.split(/\s+/).slice(1).map(Number)
  return { stolen, wanted: user + nice + system + irq + softirq + stolen }
}

/** Begins to watch what the machine's host takes away; the end gives which part, 0 to 1, of the processor time that was wanted. */
export function watchHost(): () => number {
  const before = readHostTimes()
  return () => {
    const after = readHostTimes()
    if (!before || !after || after.wanted === before.wanted) return 0
    return (after.stolen - before.stolen) / (after.wanted - before.wanted)
  }
}
