/** Limits how much work runs at once, and shares the turns evenly among its owners. */
export interface FairTurns {
  /**
   * Runs the work when its turn comes. Turns rotate among owners, so an owner with many waiting jobs delays only
   * itself. Resolves to `undefined` immediately when too many of the owner's jobs wait already, and later when a job
   * has to make room for an owner with fewer.
   */
  take<T>(who: string, work: () => Promise<T>): Promise<T | undefined>
}

interface Waiter {
  begin(): void
  giveUp(): void
}

export interface FairTurnsOptions {
  readonly atOnce: number
  /** In total. */
  readonly waiting: number
  /** Per owner. */
  readonly waitingOfOne: number
}

export function createFairTurns({ atOnce, waiting, waitingOfOne }: FairTurnsOptions): FairTurns {
  // Owners in the order of their next turns; only owners with waiting jobs are listed.
  const queues = new Map<string, Waiter[]>()
  let busy = 0
  let count = 0

  function next(): void {
    const [first] = queues
    if (!first) {
      busy -= 1
      return
    }
    const [who, queue] = first
    queues.delete(who)
    const waiter = queue.shift()
    if (queue.length > 0) queues.set(who, queue)
    count -= 1
    waiter?.begin()
  }

  /** Drops the last job of the owner with the most waiting jobs, if that is more than `length`. */
  function makeRoom(length: number): boolean {
    const longest = [...queues.values()].reduce<Waiter[]>(
      (most, queue) => (queue.length > most.length ? queue : most),
      [],
    )
    if (longest.length <= length) return false
    longest.pop()?.giveUp()
    count -= 1
    return true
  }

  function waitForTurn(who: string): Promise<boolean> {
    const queue = queues.get(who) ?? []
    if (queue.length >= waitingOfOne || (count >= waiting && !makeRoom(queue.length + 1))) return Promise.resolve(false)
    return new Promise((resolve) => {
      queue.push({ begin: () => resolve(true), giveUp: () => resolve(false) })
      queues.set(who, queue)
      count += 1
    })
  }

  return {
    async take(who, work) {
      if (busy < atOnce) busy += 1
      else if (!(await waitForTurn(who))) return undefined
      try {
        return await work()
      } finally {
        next()
      }
    },
  }
}
