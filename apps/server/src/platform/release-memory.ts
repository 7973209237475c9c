import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects all garbage and returns the memory to the system. Only for the end of the start, because it pauses the
 * process for some 50 ms. Otherwise, the remains of loading, migrating and filling would stay resident until much more
 * is allocated.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: (options: { type: 'major'; flavor: 'last-resort' }) => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', flavor: 'last-resort' })
}
