import { vi } from 'vitest'

/** Far longer than any expected wait, so that a busy machine doesn't make tests fail. */
const PATIENCE_MS = 60_000

/**
 * Repeats a check until it no longer throws, for work that happens in the background. Returns the check's result.
 *
 * @throws what the last check threw, after a minute
 */
export function eventually<T>(check: () => T | Promise<T>, { interval = 50 } = {}): Promise<T> {
  return vi.waitFor(check, { timeout: PATIENCE_MS, interval })
}
