import { t } from '@rise/texts'
import { z } from 'zod'
import industries from '../catalogs/industries.json' with { type: 'json' }
import { version } from '../integers.ts'
import { oneLine, tooLong, writtenLines } from '../texts.ts'
import { webAddress } from '../web-address.ts'
import { affectedAudiences } from './kinds.ts'
import {
  FIRST_LAYOFF_YEAR,
  LAST_LAYOFF_YEAR,
  LONGEST_ANSWER,
  LONGEST_HIRING_WORDS,
  LONGEST_LAYOFF_NAME,
  MOST_HIRING_JOBS,
  MOST_PEOPLE_AFFECTED,
} from './limits.ts'

const source = webAddress(500)
const knownIndustries: ReadonlySet<string> = new Set(industries.map(({ slug }) => slug))

/** Parses a field of a form; an empty field means that the value is unknown. */
function orUnknown<T extends z.ZodType>(value: T, message: () => string) {
  return z.union([z.literal('').transform(() => null), z.null(), value], { error: message })
}

/** A layoff as its form sends it. */
const layoffFields = z.object({
  companyName: oneLine(LONGEST_LAYOFF_NAME).refine((text) => text !== '', {
    error: () => t('Enter the company’s name.'),
  }),
  date: z.iso.date({ error: () => t('Enter the day it was announced.') }).refine(isLikelyDay, {
    error: () => t('Enter a day from {first} to {last}.', { first: FIRST_LAYOFF_YEAR, last: LAST_LAYOFF_YEAR }),
  }),
  number: orUnknown(z.coerce.number().int().min(1).max(MOST_PEOPLE_AFFECTED), () =>
    t('Enter the number of people as a whole number, or leave it empty.'),
  ),
  share: orUnknown(z.coerce.number().gt(0).max(100), () =>
    t('Enter the share in percent, above 0 and up to 100, or leave it empty.'),
  ),
  place: orUnknown(oneLine(LONGEST_LAYOFF_NAME), () => t('Enter the place as text, or leave it empty.')),
  industry: orUnknown(
    z.string().refine((slug) => knownIndustries.has(slug)),
    () => t('Choose an industry from the list, or leave it empty.'),
  ),
  source: orUnknown(source, () => t('Enter a web address such as https://example.com/news.')),
})

/** A layoff sent by a visitor, with a source. */
export const sentLayoff = layoffFields.extend({
  source: source.refine((text) => text !== '', { error: () => t('Enter the address where it can be read.') }),
})

/** A layoff edited by an admin, with the version that the change is based on. */
export const layoffChange = layoffFields.extend({ version })

/** A company's statement about a layoff. */
export const layoffAnswer = z.object({
  text: writtenLines.pipe(
    z
      .string()
      .min(10, { error: () => t('Write at least a sentence.') })
      .max(LONGEST_ANSWER, tooLong(LONGEST_ANSWER)),
  ),
})

/** Who can find a person as affected. */
export const affectedChoice = z.object({
  audience: z.enum(affectedAudiences, { error: () => t('Choose who can find you.') }),
})

/** An employer's offer to the people affected. */
export const hiringOffer = z.object({
  words: writtenLines.pipe(z.string().max(LONGEST_HIRING_WORDS, tooLong(LONGEST_HIRING_WORDS))),
  jobs: z
    .array(z.uuid())
    .min(1, { error: () => t('Choose at least one job.') })
    .max(MOST_HIRING_JOBS, { error: () => t('Choose at most {most} jobs.', { most: MOST_HIRING_JOBS }) }),
})

function isLikelyDay(date: string): boolean {
  const year = Number(date.slice(0, 4))
  return year >= FIRST_LAYOFF_YEAR && year <= LAST_LAYOFF_YEAR
}
