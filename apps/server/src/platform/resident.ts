import type { Context } from './context.ts'

/** Small data that each process holds in memory, because its readers can't wait for the database. */
export interface Resident {
  readonly name: string
  /** Reloads the data if it has changed. */
  refresh(ctx: Context): Promise<void>
}

/** The time between refreshes: about the longest time until a change reaches the other processes, in milliseconds. */
const REFRESH_MS = 5_000

/**
 * Refreshes all data now, and then every few seconds. Rejects if the first refresh fails; data whose later refresh
 * fails keeps its value. The returned function stops the refreshing and waits for a refresh in progress.
 */
export async function startResidents(ctx: Context, residents: readonly Resident[]): Promise<() => Promise<void>> {
  await Promise.all(residents.map((resident) => resident.refresh(ctx)))
  let reading = Promise.resolve()
  let isReading = false
  const timer = setInterval(() => {
    // Skips a refresh while the previous query is still running.
    if (isReading) return
    isReading = true
    reading = readAgain().finally(() => {
      isReading = false
    })
  }, REFRESH_MS)
  timer.unref()

  async function readAgain(): Promise<void> {
    for (const { name, refresh } of residents) {
      await refresh(ctx).catch((error: unknown) => ctx.log.warn({ err: error, resident: name }, 'not read again'))
    }
  }

  return async () => {
    clearInterval(timer)
    await reading
  }
}
