import { z } from 'zod'
import { integer } from '../../integers.ts'
import { chosenNews } from '../chosen-news.ts'
import { memberFilter } from '../members/fields.ts'
import { LONGEST_BROADCAST_LINK } from './kinds.ts'

const { standing: _standing, asks: _asks, role: _role, ...filter } = memberFilter

/** Filters of the list of members. Only active members are notified, and never admins. */
export const broadcastAudience = z.object({
  ...filter,
  role: z.enum(['professional', 'employer'], 'Choose from: professional, employer.').optional(),
})
export type BroadcastAudience = z.output<typeof broadcastAudience>

/** A notification to an audience, as its form sends it. */
export const newBroadcast = z.object({
  /** Made by the browser, so that sending twice makes one. */
  id: z.uuid('Send an id for the new notification.'),
  title: chosenNews.title,
  text: chosenNews.text,
  /** A path of this site, or an address that begins with its own; empty for none. */
  link: z.string().trim().max(LONGEST_BROADCAST_LINK, 'Use a shorter link.').default(''),
  alsoPush: z.boolean('Say whether it is pushed.'),
  alsoMail: chosenNews.alsoMail,
  audience: broadcastAudience,
  /** The time to send it; immediately if absent. */
  sendAt: z.iso.datetime('Choose when to send it, or leave it empty.').nullable().default(null),
  /** The number of members that the admin saw. If many more match now, nothing is sent. */
  count: integer.min(1, 'No member fits. Choose another audience.'),
})

/** A scheduled notification, as its form sends it after an edit. */
export const changedBroadcast = newBroadcast.omit({ id: true }).extend({
  /** The edited version. If the notification has changed since, the edit is refused. */
  version: z.string().max(64),
})
