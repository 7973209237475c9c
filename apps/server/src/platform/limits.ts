import { platformErrors } from '@rise/contract/errors'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { Failure } from './failure.ts'
import type { Logger } from './log.ts'

/** So much of something within a time. */
export interface LimitRule {
  /** Stable name: counters of one rule are shared by all processes. */
  readonly name: string
  readonly points: number
  readonly seconds: number
}

/** Counts tries by a key, such as an address on the network. */
export interface Limit {
  /**
   * Counts one.
   *
   * @throws {Failure} `too-many-requests` with the time to wait, when it is one too many
   */
  consume(key: string): Promise<void>
  /** Counts one. Returns whether it was still within the limit: for what goes on differently, or not at all, beyond it. */
  take(key: string): Promise<boolean>
  /** Takes back one that was counted beforehand and turned out not to count. */
  giveBack(key: string): Promise<void>
  /** Forgets what was counted. */
  reset(key: string): Promise<void>
}

/** Makes limits; each rule's counters are one per installation with Redis, else one per process. */
export interface Limits {
  of(rule: LimitRule): Limit
}

/** A Redis that is away must not take the product with it: its limits are then counted in the process. */
export function createLimits(redis: Redis | undefined, log: Logger): Limits {
  const limits = new Map<string, Limit>()
  return {
    of(rule) {
      const known = limits.get(rule.name)
      if (known) return known
      const limit = createLimit(rule, redis, log)
      limits.set(rule.name, limit)
      return limit
    },
  }
}

function createLimit({ name, points, seconds }: LimitRule, redis: Redis | undefined, log: Logger): Limit {
  const options = { keyPrefix: `rise-limit-${name}`, points, duration: seconds }
  const memory = new RateLimiterMemory(options)
  const limiter = redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory
  return {
    async consume(key) {
      await limiter.consume(key).catch((reason: unknown) => refuse(reason, log))
    },
    async take(key) {
      try {
        await limiter.consume(key)
        return true
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return false
        log.warn({ err: reason }, 'limit not counted')
        return true
      }
    },
    async giveBack(key) {
      await limiter.reward(key)
    },
    async reset(key) {
      await limiter.delete(key)
    },
  }
}

/** The limiter throws its count when that is used up; anything else is its store's trouble, which stops nobody. */
function refuse(reason: unknown, log: Logger): void {
  if (!(reason instanceof RateLimiterRes)) {
    log.warn({ err: reason }, 'limit not counted')
    return
  }
  throw new Failure(platformErrors['too-many-requests'], { retryAfterSeconds: Math.ceil(reason.msBeforeNext / 1000) })
}
