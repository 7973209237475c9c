// What the operating system says of processes. Linux alone tells it without help, through /proc.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const KIB = 1024

function parentOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program's name, in parentheses, may hold anything; behind it come its state and its parent.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** Processor time that the threads of a process have taken so far, in ms; those that ended are left out, and Node ends none. */
export function processorMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]),
  )
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6
}

/** The processes that a process started, directly. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => {
      try {
        return parentOf(candidate) === pid
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
