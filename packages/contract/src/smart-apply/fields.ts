import { t } from '@rise/texts'
import { z } from 'zod'
import { LONGEST_ANSWER } from '../applications/limits.ts'
import { matchWish } from '../match/shapes.ts'
import { emailAddress, oneLine, tooLong, writtenLines } from '../texts.ts'
import { autoConsents } from './kinds.ts'
import { MOST_A_DAY, MOST_ANSWERS, MOST_EXCLUDED_COMPANIES, MOST_PLACES } from './limits.ts'
import { isProtectedQuestion } from './protected-question.ts'

const webAddress = z
  .string()
  .trim()
  .max(500, tooLong(500))
  .refine((text) => text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text)), {
    error: () => t('Enter an address like https://example.com.'),
  })

const country = z.string().regex(/^[A-Z]{2}$/, { error: () => t('Choose countries from the list.') })

/**
 * The person's answers to the usual questions of forms. An empty answer is taken from the story or the account, or left
 * open.
 */
export const smartApplyDetails = z.object({
  email: z.union([z.literal(''), emailAddress]),
  phone: oneLine(40),
  /** The countries where the person may work without a permit or a sponsor. */
  workCountries: z.array(country).max(30, { error: () => t('Choose at most {most} countries.', { most: 30 }) }),
  notice: oneLine(100),
  linkedin: webAddress,
  website: webAddress,
  github: webAddress,
  /** The résumé file; null for the story. */
  resumeFileId: z.uuid().nullable(),
  answers: z
    .array(
      z.object({
        question: oneLine(300)
          .refine((text) => text !== '', { error: () => t('Enter the question.') })
          .refine((text) => !isProtectedQuestion(text), {
            error: () =>
              t(
                'We never store answers about disability, gender, race or the like. Answer this yourself in each form.',
              ),
          }),
        answer: writtenLines
          .pipe(z.string().max(LONGEST_ANSWER, tooLong(LONGEST_ANSWER)))
          .refine((text) => text !== '', { error: () => t('Enter the answer.') }),
      }),
    )
    .max(MOST_ANSWERS, { error: () => t('Save at most {most} answers.', { most: MOST_ANSWERS }) }),
})
export type SmartApplyDetails = z.output<typeof smartApplyDetails>

const name = oneLine(120).refine((text) => text !== '', { error: () => t('Enter a name.') })
const wrongMatch = { error: () => t('Enter a match from 50 to 100.') }
const wrongNumber = { error: () => t('Enter a number from 1 to {most}.', { most: MOST_A_DAY }) }

/** The rules of auto-apply for a professional. */
export const autoRules = z.object({
  leastMatch: z
    .int({ error: () => t('Enter the match as a whole number from {least} to {most}.', { least: 50, most: 100 }) })
    .min(50, wrongMatch)
    .max(100, wrongMatch),
  /** Names of cities, regions or countries; empty for anywhere. */
  places: z.array(name).max(MOST_PLACES, { error: () => t('Name at most {most} places.', { most: MOST_PLACES }) }),
  /** Whether remote jobs fit, wherever they are. */
  remote: z.boolean(),
  /** The minimum yearly pay, which the upper end of a job's pay must reach. */
  pay: matchWish.shape.pay,
  /** Whether jobs that don't state their pay fit. */
  unknownPay: z.boolean(),
  /** Companies never to apply to. */
  never: z.array(name).max(MOST_EXCLUDED_COMPANIES, {
    error: () => t('Name at most {most} companies.', { most: MOST_EXCLUDED_COMPANIES }),
  }),
  perDay: z.int(wrongNumber).min(1, wrongNumber).max(MOST_A_DAY, wrongNumber),
  /** Whether jobs whose employer takes applications on its own site are queued, to be sent by hand. */
  elsewhere: z.boolean(),
  consent: z.enum(autoConsents, { error: () => t('Choose when to send.') }),
  /** Whether to apply to a company again within 30 days. */
  sameCompany: z.boolean(),
})
export type AutoRules = z.output<typeof autoRules>
