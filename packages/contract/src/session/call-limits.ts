import { perHour } from '../limit.ts'

/** Links in our emails opened from one network. */
export const mailedLinks = perHour('link-network', 100, { by: 'network' })
/** Sign-ups from one network; a whole office or school may be one. */
export const signUps = perHour('sign-up-network', 60, { by: 'network' })
