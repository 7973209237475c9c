import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { platformErrors } from '@rise/contract/errors'
import { Failure } from '../../../platform/failure.ts'

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. It takes about 30 ms of a core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** The number of hashes computed at a time. One core stays free for requests that need no password. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
/**
 * The maximum number of waiting callers. A caller that would wait longer than about a second is refused and should
 * retry, because a flood must not delay everyone.
 */
const MOST_WAITING = 24

/** The hash that is verified for an unknown address, so that the reply takes as long as for a known one. */
const placeholderHash =
  '$argon2id$v=19$m=19456,t=2,p=1$nAFnnRz2skWRIdivEMwU8g$TwVjSHR2mddcysPGxWILJbMH0us4bf+ikOr0wQw9mT0'

const waitingCallers: (() => void)[] = []
let runningCount = 0

/**
 * Returns the password's hash, including its parameters, for storage.
 *
 * @throws {Failure} `overloaded` when too many callers are already waiting for a hash
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalise(password), cost))
}

/**
 * Whether the password matches the hash. Without a hash, takes equally long and returns false.
 * @throws {Failure} `overloaded` when too many callers are already waiting for a hash
 */
export function isPasswordOf(kept: string | null | undefined, password: string): Promise<boolean> {
  return inTurn(async () => {
    const isRight = await verify(kept ?? placeholderHash, normalise(password))
    return isRight && kept !== null && kept !== undefined
  })
}

/**
 * Refuses if a hash would be refused now. Called before the look-ups, so that a flood costs little.
 * @throws {Failure} `overloaded`
 */
export function refuseWhenBusy(): void {
  if (waitingCallers.length >= MOST_WAITING) throw new Failure(platformErrors.overloaded, { retryAfterSeconds: 2 })
}

/** Normalises the characters, which keyboards compose in different ways (NIST SP 800-63B). */
function normalise(password: string): string {
  return password.normalize('NFKC')
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (runningCount >= AT_ONCE) {
    refuseWhenBusy()
    await new Promise<void>((resolve) => waitingCallers.push(resolve))
  } else {
    runningCount += 1
  }
  try {
    return await work()
  } finally {
    // The turn passes directly to the next waiting caller, so that no newer caller takes it.
    const next = waitingCallers.shift()
    if (next) next()
    else runningCount -= 1
  }
}
