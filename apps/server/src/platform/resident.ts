import type { Context } from './context.ts'

/** Small data that each process holds in memory, because its readers can't wait for the database. */
export interface Resident {
  readonly name: string
  /** Reloads the data if they have changed. */
  refresh(ctx: Context): Promise<void>
}

/** The longest time until a change reaches the other processes, in milliseconds. */
const REFRESH_MS = 5_000

/**
 * Refreshes all, then again every few seconds until the returned function is called, which waits for a refresh in
 * progress. A resident that fails to refresh keeps its value.
 */
export async function startResidents(ctx: Context, residents: readonly Resident[]): Promise<() => Promise<void>> {
  await Promise.all(residents.map((resident) => resident.refresh(ctx)))
  let reading = Promise.resolve()
  let isReading = false
  const timer = setInterval(() => {
    // Skipped while the previous query is still running.
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
