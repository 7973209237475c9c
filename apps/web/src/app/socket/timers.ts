/** The browser's timers, or a test's. */
export interface Timers {
  /** Runs something once after `ms`; gives what calls it off. */
  after(ms: number, run: () => void): () => void
}

export const browserTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
