import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects all garbage and returns the memory to the system. Only for the end of startup, because it pauses the process
 * for some 50 ms. Without it, the garbage of loading, migrating and adding data would stay resident until much more is
 * allocated.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: (options: { type: 'major'; flavor: 'last-resort' }) => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', flavor: 'last-resort' })
}
