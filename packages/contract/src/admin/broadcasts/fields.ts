import { z } from 'zod'
import { integer } from '../../integers.ts'
import { oneLine, unprintable, writtenLines } from '../../texts.ts'
import { memberFilter } from '../member-filter.ts'
import { LONGEST_BROADCAST_LINK, LONGEST_BROADCAST_TEXT, LONGEST_BROADCAST_TITLE } from './kinds.ts'

const { standing: _standing, asks: _asks, role: _role, ...filter } = memberFilter

/** Filters of the list of members. Only active members are told, and never admins. */
export const broadcastAudience = z.object({
  ...filter,
  role: z.enum(['professional', 'employer'], 'Choose from: professional, employer.').optional(),
})
export type BroadcastAudience = z.output<typeof broadcastAudience>

/** A notification to an audience, as its form sends it. */
export const newBroadcast = z.object({
  /** Made by the browser, so that sending twice makes one. */
  id: z.uuid('Send an id for the new notification.'),
  title: oneLine('The title', LONGEST_BROADCAST_TITLE).refine((text) => text !== '', 'Enter a title.'),
  text: writtenLines.pipe(
    z
      .string()
      .max(LONGEST_BROADCAST_TEXT, `Use at most ${LONGEST_BROADCAST_TEXT} characters.`)
      .refine((text) => !unprintable.test(text.replaceAll('\n', '')), 'The text has characters that cannot be shown.'),
  ),
  /** A path of this site, or an address that begins with its own; empty for none. */
  link: z.string().trim().max(LONGEST_BROADCAST_LINK, 'Use a shorter link.').default(''),
  alsoPush: z.boolean('Say whether it is pushed.'),
  alsoMail: z.boolean('Say whether it is emailed.'),
  audience: broadcastAudience,
  /** Without a time, now. */
  sendAt: z.iso.datetime('Choose when to send it, or leave it empty.').nullable().default(null),
  /** How many members the admin saw. If many more were found by then, nothing is sent. */
  count: integer.min(1, 'No member fits. Choose another audience.'),
})

/** A notification to members that were chosen in a list. */
export const chosenNews = newBroadcast.pick({ title: true, text: true, alsoMail: true }).shape

/** A scheduled notification, as its form sends it after an edit. */
export const changedBroadcast = newBroadcast.omit({ id: true }).extend({
  /** The one that was edited. If it has been changed meanwhile, the edit is refused. */
  version: z.string().max(64),
})
