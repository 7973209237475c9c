/**
 * How often an endpoint may be called. Only calls that passed the gate with valid input count. A call beyond the limit
 * is refused with `too-many-requests` and the time to wait. Limits that depend on the input, on loaded rows or on a
 * call's outcome are not declared here: the verb counts them.
 */
export interface CallLimit {
  /** Stable name: endpoints whose limits share a name count together. */
  readonly name: string
  readonly points: number
  readonly seconds: number
  /**
   * What calls are counted by: the login, the professional or company that it acts for, or the caller's network. A
   * limit by login or actor doesn't count callers without one.
   */
  readonly by: 'login' | 'actor' | 'network'
  /** Limits only the calls of these principals; everyone's by default. */
  readonly of?: 'guest' | 'professional'
}

/** Returns a limit of `points` calls within an hour. */
export function perHour(name: string, points: number, { by, of }: Pick<CallLimit, 'by' | 'of'>): CallLimit {
  return { name, points, seconds: 3_600, by, ...(of && { of }) }
}

const callers = { guest: 'guests', professional: 'professionals' }
const countedParties = { login: 'login', actor: 'professional or company', network: 'network' }

/** Describes the limits for the API reference; empty without limits. */
export function limitsInWords(limits: readonly CallLimit[]): string {
  return limits
    .map(({ points, seconds, by, of }) => {
      const whose = of ? ` (${callers[of]})` : ''
      return `At most ${points} calls in ${seconds} seconds for each ${countedParties[by]}${whose}.`
    })
    .join(' ')
}
