/** Limits how many jobs run at a time, and shares the turns evenly among the jobs' owners. */
export interface FairTurns {
  /**
   * Runs the work when its turn comes. Turns rotate among owners, so an owner with many waiting jobs delays only
   * itself. Resolves to `undefined` immediately if too many jobs are waiting, of this owner or in total, and later if a
   * job has to make room for an owner with fewer jobs.
   */
  take<T>(who: string, work: () => Promise<T>): Promise<T | undefined>
}

interface Waiter {
  begin(): void
  giveUp(): void
}

export interface FairTurnsOptions {
  readonly atOnce: number
  /** The maximum number of waiting jobs in total. */
  readonly waiting: number
  /** The maximum number of waiting jobs per owner. */
  readonly waitingOfOne: number
}

export function createFairTurns({ atOnce, waiting, waitingOfOne }: FairTurnsOptions): FairTurns {
  // The owners with waiting jobs, in the order of their next turns.
  const queues = new Map<string, Waiter[]>()
  let busyCount = 0
  let count = 0

  function next(): void {
    const [first] = queues
    if (!first) {
      busyCount -= 1
      return
    }
    const [who, queue] = first
    queues.delete(who)
    const waiter = queue.shift()
    if (queue.length > 0) queues.set(who, queue)
    count -= 1
    waiter?.begin()
  }

  /** Drops the last job of the owner with the most waiting jobs, if they are more than `length`. */
  function makeRoom(length: number): boolean {
    const longestQueue = [...queues.values()].reduce<Waiter[]>(
      (most, queue) => (queue.length > most.length ? queue : most),
      [],
    )
    if (longestQueue.length <= length) return false
    longestQueue.pop()?.giveUp()
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
      if (busyCount < atOnce) busyCount += 1
      else if (!(await waitForTurn(who))) return undefined
      try {
        return await work()
      } finally {
        next()
      }
    },
  }
}
