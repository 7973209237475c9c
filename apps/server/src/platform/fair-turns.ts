/** Lets so much work happen at once, and shares the turns out evenly among those who want them. */
export interface FairTurns {
  /**
   * Does the work when its turn comes. Turns go round: whoever has much waiting waits for themselves. Gives `undefined`
   * at once when too much of theirs waits already, and later when it has to make room for somebody who has less waiting.
   */
  take<T>(who: string, work: () => Promise<T>): Promise<T | undefined>
}

interface Waiter {
  begin(): void
  giveUp(): void
}

export interface FairTurnsOptions {
  readonly atOnce: number
  /** Of all together. */
  readonly waiting: number
  /** Of any one of them. */
  readonly waitingOfOne: number
}

export function createFairTurns({ atOnce, waiting, waitingOfOne }: FairTurnsOptions): FairTurns {
  // In the order of their next turns; nobody stands here without something that waits.
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

  /** Ends the wait of whoever came last among those that have the most waiting, if that is more than `length`. */
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
