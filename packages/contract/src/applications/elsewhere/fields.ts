import { t } from '@rise/texts'
import { z } from 'zod'
import { oneLine, tooLong, writtenLines } from '../../texts.ts'
import { LONGEST_OWN_NOTE } from '../limits.ts'
import { outsideStages } from './kinds.ts'

const date = (missing: () => string) => z.iso.date({ error: missing })

const requiredLine = (longest: number, missing: () => string) =>
  oneLine(longest).refine((line) => line !== '', { error: missing })

/** A professional's private notes about an application. */
export const memoFields = z.object({
  note: writtenLines.pipe(z.string().max(LONGEST_OWN_NOTE, tooLong(LONGEST_OWN_NOTE))).default(''),
  /** The day of the professional's next step. */
  nextOn: date(() => t('Enter a date.'))
    .nullable()
    .default(null),
})

/** An application made elsewhere, as a professional records it. */
export const outsideApplication = memoFields.extend({
  title: requiredLine(200, () => t('Enter the job title.')),
  companyName: requiredLine(200, () => t('Enter the company.')),
  url: z
    .string()
    .trim()
    .max(2_000, tooLong(2_000))
    .refine((url) => url === '' || /^https?:\/\/\S+$/i.test(url), {
      error: () => t('Enter a link that begins with https://.'),
    })
    .default(''),
  stage: z.enum(outsideStages, { error: () => t('Choose a stage.') }),
  appliedOn: date(() => t('Enter the date.')),
})
export type NewOutsideApplication = z.output<typeof outsideApplication>
