/**
 * A budget of waiting time; time between waits is free. The signal is aborted with `reason()` when a wait has
 * used up the rest of the budget.
 */
export interface TimeBudget {
  readonly signal: AbortSignal
  /**
   * Waits for the work, which counts against the budget. Rejects with the reason once the budget is used up, even if
   * the work never settles.
   */
  spend<T>(work: () => Promise<T>): Promise<T>
}

/** Creates a budget. If the caller's signal `given` is aborted, the budget ends with that signal's reason. */
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
      const abortPromise = new Promise<never>((_resolve, reject) => {
        stop = () => reject(signal.reason)
        signal.addEventListener('abort', stop, { once: true })
      })
      try {
        return await Promise.race([work(), abortPromise])
      } finally {
        clearTimeout(timer)
        signal.removeEventListener('abort', stop)
        msLeft = Math.max(1, msLeft - (performance.now() - start))
      }
    },
  }
}
