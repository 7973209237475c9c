import { z } from 'zod'
import { oneLine, writtenText } from '../texts.ts'
import { isZone } from '../time-zone.ts'
import { sequenceStops, sequenceTriggers, unknownPlaceholders } from './kinds.ts'
import { audience } from './shapes.ts'

/** Refuses unknown placeholders, and names them in the message. */
const placeholdersKnown = (text: string, ctx: z.RefinementCtx) => {
  const unknownNames = unknownPlaceholders(text)
  if (unknownNames.length > 0) {
    const names = unknownNames.map((name) => `{{${name}}}`).join(', ')
    ctx.addIssue({
      code: 'custom',
      message: `${names} stands for nothing. Use {{firstName}}, {{productName}} or {{email}}.`,
    })
  }
}

const hour = z.int('Choose an hour.').min(0).max(23)

const stepFields = z.object({
  /** The id of an existing step. Members who wait for this step keep waiting for it. */
  _id: z.uuid().optional(),
  delayHours: z
    .int('Enter a whole number of hours.')
    .min(0, 'Enter 0 or more hours.')
    .max(8_760, 'Enter at most 8,760 hours, a year.'),
  subject: oneLine('The subject', 120)
    .refine((text) => text !== '', 'Enter a subject.')
    .superRefine(placeholdersKnown),
  body: writtenText
    .pipe(z.string().min(1, 'Write the email.').max(50_000, 'Use at most 50,000 characters.'))
    .superRefine(placeholdersKnown),
})

export const sequenceFields = z.object({
  name: oneLine('The name', 80).refine((text) => text !== '', 'Enter a name.'),
  trigger: z.enum(Object.keys(sequenceTriggers) as [keyof typeof sequenceTriggers]),
  audience,
  stops: z.array(z.enum(Object.keys(sequenceStops) as [keyof typeof sequenceStops])).max(5),
  quiet: z.object({ from: hour, to: hour }).nullable(),
  timeZone: z.string().max(60).refine(isZone, 'Choose a time zone such as Europe/Berlin.'),
  steps: z.array(stepFields).min(1, 'Add a step.').max(20, 'Use at most 20 steps.'),
})
