/**
 * How often an endpoint may be called. Calls count that have passed the gate and whose input is valid; one too many is
 * refused with `too-many-requests` and the time to wait. What depends on the input, on what is loaded or on how a call
 * ends is counted by the verb.
 */
export interface CallLimit {
  /** Stable: endpoints whose limits have one name count together. */
  readonly name: string
  readonly points: number
  readonly seconds: number
  /**
   * What has the calls to itself: the login, the professional or company that it acts for, or the network that the call
   * comes from. A caller without a login, or without an actor, is not counted by it.
   */
  readonly by: 'login' | 'actor' | 'network'
  /** Whose calls alone are counted; everybody's unless told. */
  readonly of?: 'guest' | 'professional'
}

/** So many calls within an hour. */
export function perHour(name: string, points: number, { by, of }: Pick<CallLimit, 'by' | 'of'>): CallLimit {
  return { name, points, seconds: 3_600, by, ...(of && { of }) }
}

const callers = { guest: 'guests', professional: 'professionals' }
const counted = { login: 'login', actor: 'professional or company', network: 'network' }

/** The limits as the reference pages say them; empty for none. */
export function limitsInWords(limits: readonly CallLimit[]): string {
  return limits
    .map(({ points, seconds, by, of }) => {
      const whose = of ? ` (${callers[of]})` : ''
      return `At most ${points} calls in ${seconds} seconds for each ${counted[by]}${whose}.`
    })
    .join(' ')
}
