import { perHour } from '../limit.ts'

/** Links of our mails that are opened from one network. */
export const mailedLinks = perHour('link-network', 100, { by: 'network' })
/** Sign-ups from one network; an office or a school is one. */
export const signUps = perHour('sign-up-network', 60, { by: 'network' })
