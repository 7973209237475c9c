/**
 * A budget of time for waiting; time between waits is free. The signal is aborted with `reason()` when a wait would
 * exceed the rest of the budget.
 */
export interface TimeBudget {
  readonly signal: AbortSignal
  /**
   * Waits at the budget's expense. Rejects with the reason when it is used up, even if the awaited promise never
   * settles.
   */
  spend<T>(work: () => Promise<T>): Promise<T>
}

/** `given` is the caller's own signal, which ends the budget with its own reason. */
export function createTimeBudget(ms: number, reason: () => Error, given?: AbortSignal): TimeBudget {
  const overBudget = new AbortController()
  const signal = given ? AbortSignal.any([overBudget.signal, given]) : overBudget.signal
  let msLeft = ms
  return {
    signal,
    async spend(work) {
      signal.throwIfAborted()
      const start = performance.now()
      const timer = setTimeout(() => overBudget.abort(reason()), msLeft)
      let stop = () => {}
      const aborted = new Promise<never>((_resolve, reject) => {
        stop = () => reject(signal.reason)
        signal.addEventListener('abort', stop, { once: true })
      })
      try {
        return await Promise.race([work(), aborted])
      } finally {
        clearTimeout(timer)
        signal.removeEventListener('abort', stop)
        msLeft = Math.max(1, msLeft - (performance.now() - start))
      }
    },
  }
}
