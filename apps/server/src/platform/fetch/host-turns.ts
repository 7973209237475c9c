import { setTimeout as sleepByTimer } from 'node:timers/promises'

/** A clock, which tests replace. */
export interface Pace {
  /** Returns milliseconds since an arbitrary time; never decreases. */
  now(): number
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

export const realPace: Pace = {
  now: () => performance.now(),
  sleep: (ms, signal) => sleepByTimer(ms, undefined, { signal }),
}

/** Limits the number and frequency of requests to each host. */
export interface HostTurns {
  /**
   * Waits for a turn at the host. Returns the function that ends the turn, to be called once. Rejects if the signal is
   * aborted.
   */
  take(host: string, signal?: AbortSignal): Promise<() => void>
  /** Lets no turn at the host begin within the next `ms` milliseconds. */
  holdBack(host: string, ms: number): void
}

interface Host {
  active: number
  /** The earliest time of the host's next turn. */
  nextAt: number
  readonly waiting: Set<() => void>
}

const AT_ONCE = 2
const GAP_MS = 250
/** If at least this many hosts are known, idle ones are forgotten before another is added. */
const REMEMBERED_HOSTS = 1_000

/** Creates turns: two at a host at a time, with at least a quarter of a second between their beginnings. */
export function createHostTurns({ now, sleep }: Pace): HostTurns {
  const hosts = new Map<string, Host>()

  function hostOf(name: string): Host {
    const knownHost = hosts.get(name)
    if (knownHost) return knownHost
    if (hosts.size >= REMEMBERED_HOSTS) forgetIdle()
    const host: Host = { active: 0, nextAt: now(), waiting: new Set() }
    hosts.set(name, host)
    return host
  }

  function forgetIdle(): void {
    for (const [name, { active, waiting, nextAt }] of hosts) {
      if (active === 0 && waiting.size === 0 && nextAt <= now()) hosts.delete(name)
    }
  }

  function endTurn(host: Host): void {
    host.active -= 1
    const [next] = host.waiting
    next?.()
  }

  return {
    async take(name, signal) {
      signal?.throwIfAborted()
      const host = hostOf(name)
      while (host.active >= AT_ONCE) await untilTurnEnds(host, signal)
      host.active += 1
      const start = Math.max(now(), host.nextAt)
      host.nextAt = start + GAP_MS
      try {
        const wait = start - now()
        if (wait > 0) await sleep(wait, signal)
      } catch (error) {
        endTurn(host)
        throw error
      }
      return () => endTurn(host)
    },
    holdBack(name, ms) {
      const host = hostOf(name)
      host.nextAt = Math.max(host.nextAt, now() + ms)
    },
  }
}

/** Waits until a turn at the host ends; callers are woken in order of arrival. */
function untilTurnEnds({ waiting }: Host, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      waiting.delete(wake)
      signal?.removeEventListener('abort', abandonWait)
    }
    const wake = () => {
      stop()
      resolve()
    }
    const abandonWait = () => {
      stop()
      reject(signal?.reason)
    }
    waiting.add(wake)
    signal?.addEventListener('abort', abandonWait, { once: true })
  })
}
