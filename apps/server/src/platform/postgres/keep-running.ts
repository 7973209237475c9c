import { setTimeout as sleep } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'
import { isAlive, stopPostmaster } from './postmaster.ts'

/** A postmaster that is ready to serve. */
export interface RunningPostmaster {
  readonly postmaster: Postmaster
  /** Resolves when the postmaster has ended, with a short description of how it ended. */
  readonly ended: Promise<string>
}

interface KeepOptions {
  readonly running: RunningPostmaster
  /** Starts a postmaster with the same address, so that clients can reconnect. */
  relaunch(dead: Postmaster): Promise<RunningPostmaster>
  /**
   * Called for each postmaster. The returned function is called when that postmaster is gone or about to be stopped.
   */
  watch(postmaster: Postmaster): () => void
  readonly log: { info(message: string): void }
}

const RETRY_MS = 1_000
const LOOK_MS = 500

/**
 * Restarts Postgres whenever it ends without being stopped.
 * @returns a function that stops it in order
 */
export function keepRunning({ running, relaunch, watch, log }: KeepOptions): () => Promise<void> {
  const stopController = new AbortController()
  let { postmaster } = running

  async function watchAndRelaunch(): Promise<void> {
    for (
      let currentPostgres = running;
      !stopController.signal.aborted;
      currentPostgres = await relaunchUntilRunning(currentPostgres)
    ) {
      postmaster = currentPostgres.postmaster
      const unwatch = watch(postmaster)
      const exitReason = await Promise.race([currentPostgres.ended, untilAborted(stopController.signal)])
      unwatch()
      if (exitReason !== undefined) log.info(`Postgres ended by itself (${exitReason}); starting it again ...`)
    }
  }

  /** Returns the next postmaster; the previous one if a stop was requested first. */
  async function relaunchUntilRunning(before: RunningPostmaster): Promise<RunningPostmaster> {
    for (let tries = 1; !stopController.signal.aborted; tries += 1) {
      try {
        const newPostgres = await relaunch(before.postmaster)
        postmaster = newPostgres.postmaster
        return newPostgres
      } catch (error) {
        if (tries === 1) log.info(`Postgres cannot be started; it is tried again every second. ${messageOf(error)}`)
        await sleep(RETRY_MS, undefined, { signal: stopController.signal, ref: false }).catch(() => undefined)
      }
    }
    return before
  }

  const loop = watchAndRelaunch()
  return async () => {
    stopController.abort()
    await loop
    await stopPostmaster(postmaster)
  }
}

/** Waits for the end of a postmaster that is not a child of this process. */
export async function endOfStranger(postmaster: Postmaster): Promise<string> {
  while (isAlive(postmaster)) await sleep(LOOK_MS, undefined, { ref: false })
  return 'another process started it'
}

function untilAborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
