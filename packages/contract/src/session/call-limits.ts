import { perHour } from '../limit.ts'

/** The limit of links from our emails opened from one network. */
export const mailedLinks = perHour('link-network', 100, { by: 'network' })
/** The limit of sign-ups from one network, which may be a whole office or school. */
export const signUps = perHour('sign-up-network', 60, { by: 'network' })
