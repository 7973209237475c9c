import { t } from '@rise/texts'
import { z } from 'zod'
import { isZone } from '../time-zone.ts'

const DAY_MINUTES = 1_440
const LONGEST_ZONE = 60
const LONGEST_ENDPOINT = 1_000

const wrongTime = { error: () => t('Choose a time.') }
const minuteOfDay = z
  .int(wrongTime)
  .min(0, wrongTime)
  .max(DAY_MINUTES - 1, wrongTime)

/** The body that changes a schedule. It always has all parts, because they depend on one another. */
export const scheduleChoice = z.object({
  zone: z
    .string()
    .min(1, { error: () => t('Choose a time zone.') })
    .max(LONGEST_ZONE)
    .refine(isZone, { error: () => t('Choose a time zone from the list.') }),
  quiet: z
    .object({ from: minuteOfDay, until: minuteOfDay })
    .refine(({ from, until }) => from !== until, {
      path: ['until'],
      error: () => t('Choose a time other than the start.'),
    })
    .nullable(),
  summaryAt: minuteOfDay.nullable(),
})

/** Section 7 of the specification: a browser's push subscription and its owner. */
export const pushSubscription = z.strictObject({
  endpoint: z.url({ error: () => t('This isn’t the address of a push service.') }).max(LONGEST_ENDPOINT),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}$/, { error: () => t('This isn’t a public key of 65 bytes, base64url.') }),
    auth: z.string().regex(/^[\w-]{22}$/, { error: () => t('This isn’t a secret of 16 bytes, base64url.') }),
  }),
  userId: z.uuid({ error: () => t('This isn’t the id of a member.') }),
})
