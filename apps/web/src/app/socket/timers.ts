/** The browser's timers, or a test's. */
export interface Timers {
  /** Calls a function once after `ms`; returns a function that cancels it. */
  after(ms: number, run: () => void): () => void
}

export const browserTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
