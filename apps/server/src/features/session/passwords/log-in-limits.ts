const HOUR = 3_600
const DAY = 24 * HOUR

/** Wrong passwords of one account from one network, so that others are not counted with them. */
export const pairLimit = { name: 'log-in-pair', points: 10, seconds: HOUR }
/** Attempts from one network, across all accounts. */
export const networkLimit = { name: 'log-in-network', points: 300, seconds: HOUR }
/** Wrong passwords of one account from networks new to it. Beyond it, no answer says whether one is right. */
export const strangersLimit = { name: 'log-in-strangers', points: 200, seconds: DAY }

/**
 * Returns the key that counts attempts of an account. It changes when support lifts the account's lock: all processes then
 * count from zero, including those whose counters are in their own memory.
 */
export function accountKey(email: string, liftedAt: Date | null | undefined): string {
  return liftedAt ? `${email} ${liftedAt.getTime()}` : email
}

/** Returns the key that counts attempts of an account from one network. */
export function pairKey(network: string, account: string): string {
  return `${network} ${account}`
}
