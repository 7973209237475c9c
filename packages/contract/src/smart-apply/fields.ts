import { z } from 'zod'
import { LONGEST_ANSWER } from '../applications/limits.ts'
import { matchWish } from '../match/shapes.ts'
import { emailAddress, oneLine, writtenLines } from '../texts.ts'
import { autoConsents } from './kinds.ts'
import { MOST_A_DAY, MOST_ANSWERS, MOST_EXCLUDED_COMPANIES, MOST_PLACES } from './limits.ts'
import { isProtectedQuestion } from './protected-question.ts'

const webAddress = z
  .string()
  .trim()
  .max(500, 'Use at most 500 characters.')
  .refine(
    (text) => text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text)),
    'Enter an address like https://example.com.',
  )

const country = z.string().regex(/^[A-Z]{2}$/, 'Choose countries from the list.')

/**
 * The person's answers to the usual questions of forms. An empty answer is taken from the story or the account, or left
 * open.
 */
export const smartApplyDetails = z.object({
  email: z.union([z.literal(''), emailAddress]),
  phone: oneLine('The phone number', 40),
  /** The countries where the person may work without a permit or a sponsor. */
  workCountries: z.array(country).max(30, 'Choose at most 30 countries.'),
  notice: oneLine('The notice period', 100),
  linkedin: webAddress,
  website: webAddress,
  github: webAddress,
  /** The résumé file; null for the story. */
  resumeFileId: z.uuid().nullable(),
  answers: z
    .array(
      z.object({
        question: oneLine('The question', 300)
          .refine((text) => text !== '', 'Enter the question.')
          .refine(
            (text) => !isProtectedQuestion(text),
            'We never store answers about disability, gender, race or the like. Answer this yourself in each form.',
          ),
        answer: writtenLines
          .pipe(z.string().max(LONGEST_ANSWER, `Use at most ${LONGEST_ANSWER.toLocaleString('en-US')} characters.`))
          .refine((text) => text !== '', 'Enter the answer.'),
      }),
    )
    .max(MOST_ANSWERS, `Save at most ${MOST_ANSWERS} answers.`),
})
export type SmartApplyDetails = z.output<typeof smartApplyDetails>

const name = (label: string) => oneLine(label, 120).refine((text) => text !== '', 'Enter a name.')

/** The rules of auto-apply for a professional. */
export const autoRules = z.object({
  leastMatch: z
    .int('Enter the match as a whole number from 50 to 100.')
    .min(50, 'Enter a match from 50 to 100.')
    .max(100, 'Enter a match from 50 to 100.'),
  /** Names of cities, regions or countries; empty for anywhere. */
  places: z.array(name('A place')).max(MOST_PLACES, `Name at most ${MOST_PLACES} places.`),
  /** Whether remote jobs fit, wherever they are. */
  remote: z.boolean(),
  /** The minimum yearly pay, which the upper end of a job's pay must reach. */
  pay: matchWish.shape.pay,
  /** Whether jobs that don't state their pay fit. */
  unknownPay: z.boolean(),
  /** Companies never to apply to. */
  never: z.array(name('A company')).max(MOST_EXCLUDED_COMPANIES, `Name at most ${MOST_EXCLUDED_COMPANIES} companies.`),
  perDay: z
    .int(`Enter a number from 1 to ${MOST_A_DAY}.`)
    .min(1, `Enter a number from 1 to ${MOST_A_DAY}.`)
    .max(MOST_A_DAY, `Enter a number from 1 to ${MOST_A_DAY}.`),
  /** Whether jobs whose employer takes applications on its own site are queued, to be sent by hand. */
  elsewhere: z.boolean(),
  consent: z.enum(autoConsents, 'Choose when to send.'),
  /** Whether to apply to a company again within 30 days. */
  sameCompany: z.boolean(),
})
export type AutoRules = z.output<typeof autoRules>
