import type { Context } from './context.ts'

/** Something small that each process holds in memory, because its readers can't wait for the database. */
export interface Resident {
  readonly name: string
  /** Reads it again if it has changed. */
  refresh(ctx: Context): Promise<void>
}

/** How long a change takes at most to reach the other processes. */
const REFRESH_MS = 5_000

/**
 * Reads all, then again every few seconds, until the returned function is called; it waits for what is being read. What
 * can't be read stays as it was.
 */
export async function keepResidents(ctx: Context, residents: readonly Resident[]): Promise<() => Promise<void>> {
  await Promise.all(residents.map((resident) => resident.refresh(ctx)))
  let reading = Promise.resolve()
  let isReading = false
  const timer = setInterval(() => {
    // A database that is slow to answer is not asked twice.
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
