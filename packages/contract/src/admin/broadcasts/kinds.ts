export { LONGEST_BROADCAST_TEXT, LONGEST_BROADCAST_TITLE } from '../limits.ts'

/** States of a notification that admins send to many, the usual one first. */
export const broadcastStates = ['sent', 'scheduled', 'cancelled'] as const
export type BroadcastState = (typeof broadcastStates)[number]

export const LONGEST_BROADCAST_LINK = 300
/** How far ahead one is scheduled. */
export const MOST_DAYS_AHEAD = 90
