/**
 * How often an endpoint may be called. Only calls that passed the gate with valid input count; calls beyond the limit
 * are refused with `too-many-requests` and the time to wait. Limits that depend on the input, on loaded rows or on a
 * call's outcome are counted by the verb.
 */
export interface CallLimit {
  /** Stable name: endpoints whose limits share a name count together. */
  readonly name: string
  readonly points: number
  readonly seconds: number
  /**
   * The key by which calls are counted: the login, the professional or company that it acts for, or the caller's
   * network. Callers without a login or an actor are not counted by it.
   */
  readonly by: 'login' | 'actor' | 'network'
  /** Counts only these principals' calls; everyone's by default. */
  readonly of?: 'guest' | 'professional'
}

/** At most `max` calls within an hour. */
export function perHour(name: string, points: number, { by, of }: Pick<CallLimit, 'by' | 'of'>): CallLimit {
  return { name, points, seconds: 3_600, by, ...(of && { of }) }
}

const callers = { guest: 'guests', professional: 'professionals' }
const counted = { login: 'login', actor: 'professional or company', network: 'network' }

/** Describes the limits for the API reference; empty without limits. */
export function limitsInWords(limits: readonly CallLimit[]): string {
  return limits
    .map(({ points, seconds, by, of }) => {
      const whose = of ? ` (${callers[of]})` : ''
      return `At most ${points} calls in ${seconds} seconds for each ${counted[by]}${whose}.`
    })
    .join(' ')
}
