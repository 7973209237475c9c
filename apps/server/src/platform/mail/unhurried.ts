import { setTimeout as sleep } from 'node:timers/promises'

/** After each piece of work, others have this many times what it took. */
const REST = 2

let last: Promise<unknown> = Promise.resolve()

/**
 * Does what keeps the process busy but has time, such as rendering one of a hundred thousand emails: one after the other,
 * with a rest after each, so that requests find the process idle two times out of three.
 */
export function unhurried<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work)
  let begun = 0
  last = last
    .then(() => {
      begun = performance.now()
      return result
    })
    .then(
      () => sleep(REST * (performance.now() - begun)),
      () => undefined,
    )
  return result
}
