/** Limits how many jobs run at a time, and how many wait. */
export interface Turns {
  /** Runs the work when a slot is free; returns `undefined` immediately if too many jobs are waiting. */
  take<T>(work: () => Promise<T>): Promise<T> | undefined
}

export function createTurns({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Turns {
  const queue: (() => void)[] = []
  let busyCount = 0

  async function run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } finally {
      const next = queue.shift()
      // The slot passes directly to the job that has waited longest, so that no newer job takes it.
      if (next) next()
      else busyCount -= 1
    }
  }

  return {
    take(work) {
      if (busyCount < atOnce) {
        busyCount += 1
        return run(work)
      }
      if (queue.length >= waiting) return undefined
      return new Promise<void>((begin) => void queue.push(begin)).then(() => run(work))
    },
  }
}
