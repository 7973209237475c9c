import { z } from 'zod'
import { isZone } from '../time-zone.ts'

const DAY_MINUTES = 1_440
const LONGEST_ZONE = 60
const LONGEST_ENDPOINT = 1_000

const minuteOfDay = z
  .int('Choose a time.')
  .min(0, 'Choose a time.')
  .max(DAY_MINUTES - 1, 'Choose a time.')

/** The body that changes a schedule. It always has all parts, because they depend on one another. */
export const scheduleChoice = z.object({
  zone: z.string().min(1, 'Choose a time zone.').max(LONGEST_ZONE).refine(isZone, 'Choose a time zone from the list.'),
  quiet: z
    .object({ from: minuteOfDay, until: minuteOfDay })
    .refine(({ from, until }) => from !== until, { path: ['until'], message: 'Choose a time other than the start.' })
    .nullable(),
  summaryAt: minuteOfDay.nullable(),
})

/** Section 7 of the specification: a browser's push subscription and its owner. */
export const pushSubscription = z.strictObject({
  endpoint: z.url('This isn’t the address of a push service.').max(LONGEST_ENDPOINT),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}$/, 'This isn’t a public key of 65 bytes, base64url.'),
    auth: z.string().regex(/^[\w-]{22}$/, 'This isn’t a secret of 16 bytes, base64url.'),
  }),
  userId: z.uuid('This isn’t the id of a member.'),
})
