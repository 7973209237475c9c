import { platformErrors } from '@rise/contract/errors'
import { t } from '@rise/texts'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { Failure } from './failure.ts'
import type { Logger } from './log.ts'

/** A limit of `points` within a period. */
export interface LimitRule {
  /** A stable name; all processes share the counters of one rule. */
  readonly name: string
  readonly points: number
  readonly seconds: number
}

/** Counts attempts by a key, such as a network address. */
export interface Limit {
  /**
   * Counts an attempt.
   *
   * @throws {Failure} `too-many-requests` with the time to wait, beyond the limit
   */
  consume(key: string): Promise<void>
  /** Counts an attempt. Returns whether it is within the limit, for callers that don't throw beyond it. */
  take(key: string): Promise<boolean>
  /** Takes back an attempt that was counted in advance. */
  giveBack(key: string): Promise<void>
  /** Returns the seconds until the next attempt is allowed; 0 if the limit is not used up or can't be read. */
  secondsLeft(key: string): Promise<number>
  /** Resets the counter of the key. */
  reset(key: string): Promise<void>
}

/** The limits of the installation. */
export interface Limits {
  of(rule: LimitRule): Limit
}

/**
 * Creates limits. With Redis, all processes of the installation share the counters of each rule; otherwise, and while
 * Redis is away, each process has its own.
 */
export function createLimits(redis: Redis | undefined, log: Logger): Limits {
  const limits = new Map<string, Limit>()
  return {
    of(rule) {
      const knownLimit = limits.get(rule.name)
      if (knownLimit) return knownLimit
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
      await limiter.consume(key).catch((reason: unknown) => throwUnlessLimited(reason, log))
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
    async secondsLeft(key) {
      try {
        const state = await limiter.get(key)
        return state === null || state.consumedPoints < points ? 0 : secondsOf(state)
      } catch (reason) {
        log.warn({ err: reason }, 'limit not read')
        return 0
      }
    },
    async reset(key) {
      await limiter.delete(key)
    },
  }
}

/**
 * Throws the refusal if the limit is used up, which the limiter reports by throwing its state. Any other error comes
 * from its store, and must not block anyone.
 */
function throwUnlessLimited(reason: unknown, log: Logger): void {
  if (!(reason instanceof RateLimiterRes)) {
    log.warn({ err: reason }, 'limit not counted')
    return
  }
  throw tooManyRequests(secondsOf(reason))
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.ceil(msBeforeNext / 1000)
}

/** Returns the refusal of a used-up limit. Exported for limits that are counted elsewhere. */
export function tooManyRequests(retryAfterSeconds: number): Failure {
  return new Failure(platformErrors['too-many-requests'], { retryAfterSeconds, ...waitWords(retryAfterSeconds) })
}

/**
 * Returns a message that states a wait of over a minute, because “a moment” would make people try again and again;
 * undefined for a shorter wait.
 */
function waitWords(seconds: number): { message: string } | undefined {
  if (seconds <= 60) return undefined
  const minutes = Math.ceil(seconds / 60)
  const message =
    minutes > 90
      ? t('Too many requests. Try again in {hours, plural, one {# hour} other {# hours}}.', {
          hours: Math.ceil(minutes / 60),
        })
      : t('Too many requests. Try again in {minutes, plural, one {# minute} other {# minutes}}.', { minutes })
  return { message }
}
