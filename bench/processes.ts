// Process statistics of the operating system. Only Linux provides them without another tool, in /proc.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const KIB = 1024

function parentOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program's name, in parentheses, may contain any character. Its state and its parent follow.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** Returns the processor time of a process's threads so far, in ms. Ended threads don't count, but Node ends none. */
export function processorMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]),
  )
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6
}

/** Returns the direct children of a process. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => {
      try {
        return parentOf(each) === pid
      } catch {
        // The process has ended meanwhile.
        return false
      }
    })
}

/** Returns the arguments of a process's command line. */
export function commandOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
}

/**
 * Returns the memory of a process in bytes: resident (`rss`), and with shared pages divided among their users (`pss`).
 */
export function memoryOf(pid: number): { rss: number; pss: number } {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const readBytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1]) * KIB
  return { rss: readBytes('Rss'), pss: readBytes('Pss') }
}

/**
 * Ticks of all processors so far. `stolen`: those that the machine's host took for other guests. `wanted`: all that
 * were requested.
 */
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

/**
 * Starts to watch the processor time that the machine's host takes. The returned function returns the share, 0 to 1, of
 * the requested time.
 */
export function watchHost(): () => number {
  const timesBefore = readHostTimes()
  return () => {
    const timesAfter = readHostTimes()
    if (!timesBefore || !timesAfter || timesAfter.wanted === timesBefore.wanted) return 0
    return (timesAfter.stolen - timesBefore.stolen) / (timesAfter.wanted - timesBefore.wanted)
  }
}
