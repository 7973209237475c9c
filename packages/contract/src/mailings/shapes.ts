import { integer, t } from '@rise/texts'
import { z } from 'zod'
import {
  audiencePlans,
  audienceRoles,
  mailStates,
  sequenceStops,
  sequenceTriggers,
  suppressionReasons,
} from './kinds.ts'

function keysOf<T extends object>(names: T) {
  return Object.keys(names) as [keyof T & string, ...(keyof T & string)[]]
}

export const mailState = z.enum(keysOf(mailStates))
const mailPurpose = z.enum(['service', 'news'])

export const emailTemplate = z.object({ name: z.string(), purpose: mailPurpose, subject: z.string() })
export type EmailTemplateShape = z.output<typeof emailTemplate>

/** An email template, filled with sample data. */
export const emailPreview = z.object({
  ...emailTemplate.shape,
  text: z.string(),
  /** The path of a page that shows the email for an hour or two. */
  path: z.string(),
})
export type EmailPreview = z.output<typeof emailPreview>

/** An email as admins see it: without its text and links. */
export const sentEmail = z.object({
  _id: z.string(),
  template: z.string(),
  to: z.string(),
  state: mailState,
  /** Why it was not sent; null otherwise. */
  failure: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type SentEmail = z.output<typeof sentEmail>

export const emailFigures = z.object(
  Object.fromEntries(keysOf(mailStates).map((state) => [state, z.int()])) as Record<keyof typeof mailStates, z.ZodInt>,
)
export type EmailFigures = z.output<typeof emailFigures>

export const suppressedAddress = z.object({
  address: z.string(),
  reason: z.enum(keysOf(suppressionReasons)),
  detail: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type SuppressedAddress = z.output<typeof suppressedAddress>

const days = z
  .int({ error: () => t('Enter a whole number of days.') })
  .min(1, { error: () => t('Enter 1 or more days.') })
  .max(3_650, { error: () => t('Enter at most {most} days.', { most: integer(3_650) }) })

/**
 * The audience of a sequence. It only ever includes members who agreed to news, are confirmed and are not suspended.
 */
export const audience = z.object({
  role: z.enum(keysOf(audienceRoles)),
  plan: z.enum(keysOf(audiencePlans)),
  /** Includes members who joined within this many days; null for any time. */
  joinedWithinDays: days.nullable(),
  /** Includes members who have not been seen for this many days; null for all members. */
  inactiveForDays: days.nullable(),
})
export type Audience = z.output<typeof audience>

const sequenceState = z.enum(['draft', 'running', 'paused'])

export const sequenceStep = z.object({
  _id: z.string(),
  /** Hours after the previous step, or after entering the sequence. */
  delayHours: z.int(),
  subject: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  /** The number of members to whom the step was sent. */
  sent: z.int(),
  /** The number of members who wait for the step. */
  waiting: z.int(),
})
export type SequenceStep = z.output<typeof sequenceStep>

export const sequenceCard = z.object({
  _id: z.string(),
  name: z.string(),
  state: sequenceState,
  trigger: z.enum(keysOf(sequenceTriggers)),
  steps: z.int(),
  waiting: z.int(),
  finished: z.int(),
  stopped: z.int(),
})
export type SequenceCard = z.output<typeof sequenceCard>

export const sequence = z.object({
  ...sequenceCard.omit({ steps: true }).shape,
  audience,
  stops: z.array(z.enum(keysOf(sequenceStops))),
  /** The start and end of the hours in which nothing is sent; null if there are none. */
  quiet: z.object({ from: z.int(), to: z.int() }).nullable(),
  timeZone: z.string(),
  version: z.int(),
  steps: z.array(sequenceStep),
})
export type Sequence = z.output<typeof sequence>

export const news = z.object({
  agreed: z.boolean(),
  /** The time and wording of the member's agreement; null without one. */
  since: z.iso.datetime().nullable(),
  wording: z.string(),
  /** Whether the member allows us to count that links in news are opened. */
  countsClicks: z.boolean(),
})
export type News = z.output<typeof news>
