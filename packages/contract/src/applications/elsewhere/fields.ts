import { z } from 'zod'
import { oneLine, writtenLines } from '../../texts.ts'
import { LONGEST_OWN_NOTE } from '../limits.ts'
import { outsideStages } from './kinds.ts'

const date = (missing: string) => z.iso.date(missing)

const requiredLine = (label: string, longest: number, missing: string) =>
  oneLine(label, longest).refine((line) => line !== '', missing)

/** A professional's private notes about an application. */
export const memoFields = z.object({
  note: writtenLines
    .pipe(z.string().max(LONGEST_OWN_NOTE, `Use at most ${LONGEST_OWN_NOTE.toLocaleString('en-US')} characters.`))
    .default(''),
  /** The day of the professional's next step. */
  nextOn: date('Enter a date.').nullable().default(null),
})

/** An application made elsewhere, as a professional records it. */
export const outsideApplication = memoFields.extend({
  title: requiredLine('The job title', 200, 'Enter the job title.'),
  companyName: requiredLine('The company', 200, 'Enter the company.'),
  url: z
    .string()
    .trim()
    .max(2_000, 'Use at most 2,000 characters.')
    .refine((url) => url === '' || /^https?:\/\/\S+$/i.test(url), 'Enter a link that begins with https://.')
    .default(''),
  stage: z.enum(outsideStages, 'Choose a stage.'),
  appliedOn: date('Enter the date.'),
})
export type NewOutsideApplication = z.output<typeof outsideApplication>
