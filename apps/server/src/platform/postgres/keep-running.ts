import { setTimeout as sleep } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'
import { isAlive, stopPostmaster } from './postmaster.ts'

/** A postmaster that is ready to serve. */
export interface RunningPostmaster {
  readonly postmaster: Postmaster
  /** Resolves when it has ended, with a short description of how. */
  readonly ended: Promise<string>
}

interface KeepOptions {
  readonly running: RunningPostmaster
  /** Starts it again with the same address, so that clients can reconnect. */
  relaunch(dead: Postmaster): Promise<RunningPostmaster>
  /** Called for each postmaster. Calls the returned function when that postmaster is gone or about to be stopped. */
  watch(postmaster: Postmaster): () => void
  readonly log: { info(message: string): void }
}

const RETRY_MS = 1_000
const LOOK_MS = 500

/**
 * Restarts Postgres whenever it ends without being stopped.
 *
 * @returns a function that stops it in order
 */
export function keepRunning({ running, relaunch, watch, log }: KeepOptions): () => Promise<void> {
  const stopping = new AbortController()
  let { postmaster } = running

  async function watchAndRelaunch(): Promise<void> {
    for (let current = running; !stopping.signal.aborted; current = await relaunchUntilRunning(current)) {
      postmaster = current.postmaster
      const unwatch = watch(postmaster)
      const exitReason = await Promise.race([current.ended, aborted(stopping.signal)])
      unwatch()
      if (exitReason !== undefined) log.info(`Postgres ended by itself (${exitReason}); starting it again ...`)
    }
  }

  /** The next postmaster, or the previous one when asked to stop first. */
  async function relaunchUntilRunning(before: RunningPostmaster): Promise<RunningPostmaster> {
    for (let tries = 1; !stopping.signal.aborted; tries += 1) {
      try {
        const relaunched = await relaunch(before.postmaster)
        postmaster = relaunched.postmaster
        return relaunched
      } catch (error) {
        if (tries === 1) log.info(`Postgres cannot be started; it is tried again every second. ${messageOf(error)}`)
        await sleep(RETRY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      }
    }
    return before
  }

  const loop = watchAndRelaunch()
  return async () => {
    stopping.abort()
    await loop
    await stopPostmaster(postmaster)
  }
}

/** Waits for the end of a postmaster that is not a child of this process. */
export async function endOfStranger(postmaster: Postmaster): Promise<string> {
  while (isAlive(postmaster)) await sleep(LOOK_MS, undefined, { ref: false })
  return 'another process started it'
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
