const HOUR = 3_600
const DAY = 24 * HOUR

/**
 * The limit of wrong passwords for one account from one network. Attempts from other networks are not counted together
 * with these.
 */
export const pairLimit = { name: 'log-in-pair', points: 10, seconds: HOUR }
/** The limit of attempts from one network, for all accounts together. */
export const networkLimit = { name: 'log-in-network', points: 300, seconds: HOUR }
/**
 * The limit of wrong passwords for one account from networks that are new to it. Beyond it, no reply says whether a
 * password is right.
 */
export const strangersLimit = { name: 'log-in-strangers', points: 200, seconds: DAY }

/**
 * Returns the key under which attempts for an account are counted. It changes when support lifts the account's lock, so
 * that all processes count from zero again, including processes whose counters are in their own memory.
 */
export function accountKey(email: string, liftedAt: Date | null | undefined): string {
  return liftedAt ? `${email} ${liftedAt.getTime()}` : email
}

/** Returns the key under which attempts for an account from one network are counted. */
export function pairKey(network: string, account: string): string {
  return `${network} ${account}`
}
