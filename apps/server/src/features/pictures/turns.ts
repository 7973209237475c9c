/** Limits how much work runs and how much waits. */
export interface Turns {
  /** Runs the work when its turn comes; returns `undefined` immediately if too much work is waiting. */
  take<T>(work: () => Promise<T>): Promise<T> | undefined
}

export function createTurns({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Turns {
  const queue: (() => void)[] = []
  let busy = 0

  async function run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } finally {
      const next = queue.shift()
      // The slot passes directly to the job that has waited longest, so that no other takes it in between.
      if (next) next()
      else busy -= 1
    }
  }

  return {
    take(work) {
      if (busy < atOnce) {
        busy += 1
        return run(work)
      }
      if (queue.length >= waiting) return undefined
      return new Promise<void>((begin) => void queue.push(begin)).then(() => run(work))
    },
  }
}
