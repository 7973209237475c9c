export { LONGEST_BROADCAST_TEXT, LONGEST_BROADCAST_TITLE } from '../limits.ts'

/** States of a notification that admins send to an audience; the first is the default. */
export const broadcastStates = ['sent', 'scheduled', 'cancelled'] as const
export type BroadcastState = (typeof broadcastStates)[number]

export const LONGEST_BROADCAST_LINK = 300
/** The maximum number of days in advance for which a notification can be scheduled. */
export const MOST_DAYS_AHEAD = 90
