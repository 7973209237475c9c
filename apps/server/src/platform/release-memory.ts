import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects all garbage and gives the memory back to the system. For the end of a start alone: it stops the process for some
 * 50 ms. What loading, migrating and filling leave behind would else stay resident until much more is allocated.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: (options: { type: 'major'; flavor: 'last-resort' }) => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', flavor: 'last-resort' })
}
