import { integer, t } from '@rise/texts'
import { z } from 'zod'
import { oneLine, tooLong, writtenText } from '../texts.ts'
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
      message: t('{names} stands for nothing. Use {firstName}, {productName} or {email}.', {
        names,
        firstName: '{{firstName}}',
        productName: '{{productName}}',
        email: '{{email}}',
      }),
    })
  }
}

const hour = z
  .int({ error: () => t('Choose an hour.') })
  .min(0)
  .max(23)

const stepFields = z.object({
  /** The id of an existing step. Members who wait for this step keep waiting for it. */
  _id: z.uuid().optional(),
  delayHours: z
    .int({ error: () => t('Enter a whole number of hours.') })
    .min(0, { error: () => t('Enter 0 or more hours.') })
    .max(8_760, { error: () => t('Enter at most {most} hours, a year.', { most: integer(8_760) }) }),
  subject: oneLine(120)
    .refine((text) => text !== '', { error: () => t('Enter a subject.') })
    .superRefine(placeholdersKnown),
  body: writtenText
    .pipe(
      z
        .string()
        .min(1, { error: () => t('Write the email.') })
        .max(50_000, tooLong(50_000)),
    )
    .superRefine(placeholdersKnown),
})

export const sequenceFields = z.object({
  name: oneLine(80).refine((text) => text !== '', { error: () => t('Enter a name.') }),
  trigger: z.enum(Object.keys(sequenceTriggers) as [keyof typeof sequenceTriggers]),
  audience,
  stops: z.array(z.enum(Object.keys(sequenceStops) as [keyof typeof sequenceStops])).max(5),
  quiet: z.object({ from: hour, to: hour }).nullable(),
  timeZone: z
    .string()
    .max(60)
    .refine(isZone, { error: () => t('Choose a time zone such as Europe/Berlin.') }),
  steps: z
    .array(stepFields)
    .min(1, { error: () => t('Add a step.') })
    .max(20, { error: () => t('Use at most {most} steps.', { most: 20 }) }),
})
