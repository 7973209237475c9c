const HOUR = 3_600
const DAY = 24 * HOUR

/** Wrong passwords of one account from one network: nobody else is counted with them. */
export const pairLimit = { name: 'log-in-pair', points: 10, seconds: HOUR }
/** Tries from one network, whatever the accounts. */
export const networkLimit = { name: 'log-in-network', points: 300, seconds: HOUR }
/** Wrong passwords of one account from networks that it was never used from. Beyond it no answer says if one is right. */
export const strangersLimit = { name: 'log-in-strangers', points: 200, seconds: DAY }
