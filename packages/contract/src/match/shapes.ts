import { t } from '@rise/texts'
import { z } from 'zod'
import { employmentTypes } from '../jobs/kinds.ts'
import { oneLine } from '../texts.ts'
import { matchLimits, matchPartNames, refusalReasons } from './kinds.ts'
import { MOST_PLACES_TO_MOVE } from './limits.ts'

/** How well a job matches, as lists show it. */
export const matchScore = z.object({
  _id: z.string(),
  /** The score from 0 to 100; null when neither skills nor titles can be compared. */
  score: z.int().nullable(),
  /** The share of all weights that could be judged, in percent. */
  certainty: z.int(),
  /** The limits that the job is outside of. Any of them caps the score. */
  limits: z.array(z.enum(matchLimits)),
})
export type MatchScore = z.output<typeof matchScore>

export const matchPart = z.object({
  part: z.enum(matchPartNames),
  /** Of 100. */
  weight: z.int(),
  /**
   * The share of the part's weight that could be judged. For example, it is lower if a job names only one or two
   * skills.
   */
  judged: z.int(),
  /** The points out of that share; null when unknown. */
  points: z.int().nullable(),
  /** When `points` is null, whether the job or the member lacks the fact. */
  unknown: z.enum(['job', 'you']).nullable(),
  /**
   * What the member offers. Seniorities, work types and employment types are values of `jobs/kinds.ts`, and languages are
   * ISO 639-1 codes; older stored matches have the English names of languages.
   */
  have: z.array(z.string()),
  /** What the job asks for and the member lacks, in the same form. */
  missing: z.array(z.string()),
  /** Nice-to-have facts that the member lacks. They cost no points. Absent in older stored matches. */
  preferred: z.array(z.string()).optional(),
})
export type MatchPart = z.output<typeof matchPart>

/** A professional's wishes beyond their story. An unknown wish is null or empty. */
export const matchWish = z.object({
  /** The yearly pay, in whole units. */
  pay: z
    .object({
      amount: z
        .int({ error: () => t('Enter the pay as a whole number.') })
        .min(1)
        .max(100_000_000),
      currency: z.string().regex(/^[A-Z]{3}$/, { error: () => t('Enter the currency as three letters, such as EUR.') }),
    })
    .nullable(),
  employmentTypes: z.array(z.enum(employmentTypes)).max(employmentTypes.length),
  /** Cities, regions and countries to which the professional would move for a job. */
  moveTo: z.array(z.string()),
})
export type MatchWish = z.output<typeof matchWish>

/** The wishes as they are saved. */
export const savedWish = matchWish.extend({
  /** The places to move to; unchanged if absent. */
  moveTo: z
    .array(oneLine(120).refine((text) => text !== '', { error: () => t('Enter a place.') }))
    .max(MOST_PLACES_TO_MOVE, { error: () => t('Name at most {most} places.', { most: MOST_PLACES_TO_MOVE }) })
    .optional(),
})
export type SavedWish = z.output<typeof savedWish>

/** A job's match in full. */
export const jobMatch = matchScore.extend({
  parts: z.array(matchPart),
  /** The member's refusal of this or a similar job, if it lowers the match. */
  lowered: z
    .object({
      reason: z.enum(refusalReasons),
      /** The refused job. */
      job: z.object({ _id: z.string(), slug: z.string(), title: z.string() }),
      /** The match without the refusal. */
      before: z.int(),
    })
    .nullable(),
  /** The job's skills that the member's story names, with the years of practice in each. `years` is null if unknown. */
  known: z.array(z.object({ skill: z.string(), years: z.int().nullable() })),
  /** The score without the cap of the limits. */
  uncapped: z.int().nullable(),
  wish: matchWish,
})
export type JobMatch = z.output<typeof jobMatch>
