import { z } from 'zod'
import industries from '../catalogs/industries.json' with { type: 'json' }
import { version } from '../integers.ts'
import { oneLine, writtenLines } from '../texts.ts'
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
function orUnknown<T extends z.ZodType>(value: T, message: string) {
  return z.union([z.literal('').transform(() => null), z.null(), value], message)
}

/** A layoff as its form sends it. */
const layoffFields = z.object({
  companyName: oneLine('The company’s name', LONGEST_LAYOFF_NAME).refine(
    (text) => text !== '',
    'Enter the company’s name.',
  ),
  date: z.iso
    .date('Enter the day it was announced.')
    .refine(isLikelyDay, `Enter a day from ${FIRST_LAYOFF_YEAR} to ${LAST_LAYOFF_YEAR}.`),
  number: orUnknown(
    z.coerce.number().int().min(1).max(MOST_PEOPLE_AFFECTED),
    'Enter the number of people as a whole number, or leave it empty.',
  ),
  share: orUnknown(
    z.coerce.number().gt(0).max(100),
    'Enter the share in percent, above 0 and up to 100, or leave it empty.',
  ),
  place: orUnknown(oneLine('The place', LONGEST_LAYOFF_NAME), 'Enter the place as text, or leave it empty.'),
  industry: orUnknown(
    z.string().refine((slug) => knownIndustries.has(slug)),
    'Choose an industry from the list, or leave it empty.',
  ),
  source: orUnknown(source, 'Enter a web address such as https://example.com/news.'),
})

/** A layoff sent by a visitor, with a source. */
export const sentLayoff = layoffFields.extend({
  source: source.refine((text) => text !== '', 'Enter the address where it can be read.'),
})

/** A layoff edited by an admin, with the version that the change is based on. */
export const layoffChange = layoffFields.extend({ version })

/** A company's statement about a layoff. */
export const layoffAnswer = z.object({
  text: writtenLines.pipe(
    z.string().min(10, 'Write at least a sentence.').max(LONGEST_ANSWER, `Use at most ${LONGEST_ANSWER} characters.`),
  ),
})

/** Who can find a person as affected. */
export const affectedChoice = z.object({
  audience: z.enum(affectedAudiences, 'Choose who can find you.'),
})

/** An employer's offer to the people affected. */
export const hiringOffer = z.object({
  words: writtenLines.pipe(z.string().max(LONGEST_HIRING_WORDS, `Use at most ${LONGEST_HIRING_WORDS} characters.`)),
  jobs: z
    .array(z.uuid())
    .min(1, 'Choose at least one job.')
    .max(MOST_HIRING_JOBS, `Choose at most ${MOST_HIRING_JOBS} jobs.`),
})

function isLikelyDay(date: string): boolean {
  const year = Number(date.slice(0, 4))
  return year >= FIRST_LAYOFF_YEAR && year <= LAST_LAYOFF_YEAR
}
