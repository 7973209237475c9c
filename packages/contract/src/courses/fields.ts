import { t } from '@rise/texts'
import { z } from 'zod'
import categories from '../catalogs/course-categories.json' with { type: 'json' }
import { audienceChoice } from '../content/fields.ts'
import { version } from '../integers.ts'
import { oneLine, tooLong, writtenLines } from '../texts.ts'
import { webAddress } from '../web-address.ts'
import { languageName } from '../words.ts'
import { courseLevels, learningStates } from './kinds.ts'
import {
  HIGHEST_COURSE_PRICE,
  LONGEST_COURSE_DESCRIPTION,
  LONGEST_COURSE_HOURS,
  LONGEST_COURSE_LINK,
  LONGEST_COURSE_SKILL,
  LONGEST_COURSE_TITLE,
  LONGEST_PROVIDER,
  LONGEST_REVIEW,
  MOST_COURSE_CATEGORIES,
  MOST_COURSE_SKILLS,
} from './limits.ts'

const knownCategories: ReadonlySet<string> = new Set(categories.map(({ slug }) => slug))
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Parses a field of a form; an empty field means that the value is unknown. */
function orUnknown<T extends z.ZodType>(value: T, message: () => string) {
  return z.union([z.literal('').transform(() => null), z.null(), value], { error: message })
}

function requiredText(text: ReturnType<typeof oneLine>, message: () => string) {
  return text.refine((value) => value !== '', { error: message })
}

const courseFields = z.object({
  title: requiredText(oneLine(LONGEST_COURSE_TITLE), () => t('Enter the title of the course.')),
  provider: requiredText(oneLine(LONGEST_PROVIDER), () => t('Enter who provides the course.')),
  link: webAddress(LONGEST_COURSE_LINK).refine((text) => text !== '', {
    error: () => t('Enter the address of the course.'),
  }),
  description: writtenLines.pipe(z.string().max(LONGEST_COURSE_DESCRIPTION, tooLong(LONGEST_COURSE_DESCRIPTION))),
  categories: z
    .array(
      z.string().refine((slug) => knownCategories.has(slug), { error: () => t('Choose categories from the list.') }),
    )
    .max(MOST_COURSE_CATEGORIES, {
      error: () => t('Choose at most {most} categories.', { most: MOST_COURSE_CATEGORIES }),
    }),
  level: orUnknown(z.enum(courseLevels), () => t('Choose a level from the list, or leave it empty.')),
  hours: orUnknown(z.coerce.number().gt(0).max(LONGEST_COURSE_HOURS), () =>
    t('Enter the hours as a number above 0, or leave them empty.'),
  ),
  price: orUnknown(z.coerce.number().min(0).max(HIGHEST_COURSE_PRICE), () =>
    t('Enter the price as a number, 0 for a free course, or leave it empty.'),
  ),
  currency: orUnknown(
    z
      .string()
      .toUpperCase()
      .refine((code) => currencies.has(code)),
    () => t('Enter the currency as three letters, such as EUR.'),
  ),
  language: orUnknown(
    z.string().refine((code) => languageName(code) !== undefined),
    () => t('Choose a language from the list, or leave it empty.'),
  ),
  skills: z
    .array(requiredText(oneLine(LONGEST_COURSE_SKILL), () => t('Enter the skill.')))
    .max(MOST_COURSE_SKILLS, { error: () => t('Add at most {most} skills.', { most: MOST_COURSE_SKILLS }) }),
  audience: audienceChoice.optional(),
})

const pricedInCurrency = {
  test: ({ price, currency }: { price: number | null; currency: string | null }) => !price || currency !== null,
  message: { path: ['currency'], error: () => t('Enter the currency of the price.') },
}

/** A course as an admin writes it. Values that the provider doesn't state are null. */
export const writtenCourse = courseFields.refine(pricedInCurrency.test, pricedInCurrency.message)

/** An edited course, with the version that the change is based on. */
export const courseChange = courseFields.extend({ version }).refine(pricedInCurrency.test, pricedInCurrency.message)

/** A professional's state of a course, as the form sends it. */
export const learningChoice = z.object({ state: z.enum(learningStates) })
const wrongRating = { error: () => t('Choose 1 to 5 stars.') }

/** A rating by someone who finished the course. */
export const courseRating = z.object({
  rating: z.int(wrongRating).min(1, wrongRating).max(5, wrongRating),
  words: writtenLines.pipe(z.string().max(LONGEST_REVIEW, tooLong(LONGEST_REVIEW))),
})
