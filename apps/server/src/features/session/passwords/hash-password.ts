import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { platformErrors } from '@rise/contract/errors'
import { Failure } from '../../../platform/failure.ts'

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane; some 30 ms of a core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** One core stays free for requests that need no password. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
/** Callers that would wait longer than about a second are refused and should retry: a flood must not delay everyone. */
const MOST_WAITING = 24

/** Verified in place of the hash that an unknown address does not have, so that both take the same time. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$nAFnnRz2skWRIdivEMwU8g$TwVjSHR2mddcysPGxWILJbMH0us4bf+ikOr0wQw9mT0'

const waiting: (() => void)[] = []
let running = 0

/**
 * Returns the password's hash, including its parameters, for storage.
 *
 * @throws {Failure} `overloaded` when too many are being hashed already
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalise(password), cost))
}

/**
 * Whether the password matches the hash. Without a hash, takes as long and returns false.
 *
 * @throws {Failure} `overloaded` when too many are being hashed already
 */
export function isPasswordOf(kept: string | null | undefined, password: string): Promise<boolean> {
  return inTurn(async () => {
    const right = await verify(kept ?? nobodysHash, normalise(password))
    return right && kept !== null && kept !== undefined
  })
}

/**
 * Refuses early what would be refused after the look-ups that precede a hash, so that a flood costs little.
 *
 * @throws {Failure} `overloaded`
 */
export function refuseWhenBusy(): void {
  if (waiting.length >= MOST_WAITING) throw new Failure(platformErrors.overloaded, { retryAfterSeconds: 2 })
}

/** The same characters, however a keyboard composes them (NIST SP 800-63B). */
function normalise(password: string): string {
  return password.normalize('NFKC')
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    refuseWhenBusy()
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    // The turn passes directly to the next waiter, so that newcomers can't take it first.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
