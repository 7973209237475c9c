import { z } from 'zod'
import { employmentTypes } from '../jobs/kinds.ts'
import { oneLine } from '../texts.ts'
import { matchLimits, matchPartNames, refusalReasons } from './kinds.ts'
import { MOST_PLACES_TO_MOVE } from './limits.ts'

/** How well a job fits, in a list. */
export const matchScore = z.object({
  _id: z.string(),
  /** From 0 to 100; null when too little is known of the member to say. */
  score: z.int().nullable(),
  /** The share of the weights that could be judged, in percent. */
  certainty: z.int(),
  /** The limits that cap the score; empty if it isn't capped. */
  limits: z.array(z.enum(matchLimits)),
})
export type MatchScore = z.output<typeof matchScore>

export const matchPart = z.object({
  part: z.enum(matchPartNames),
  /** Of 100. */
  weight: z.int(),
  /** The share of the weight that could be judged: less if a job names only one or two skills. */
  judged: z.int(),
  /** Points of that share; null when unknown. */
  points: z.int().nullable(),
  /** The side that lacks the fact, when `points` is null. */
  unknown: z.enum(['job', 'you']).nullable(),
  have: z.array(z.string()),
  missing: z.array(z.string()),
  /** Nice-to-have facts that the member lacks, at no cost of points. Absent in older stored matches. */
  preferred: z.array(z.string()).optional(),
})
export type MatchPart = z.output<typeof matchPart>

/** A professional's wishes beyond their story. Unknown is null, or empty. */
export const matchWish = z.object({
  /** The pay of a year, in whole units. */
  pay: z
    .object({
      amount: z.int('Enter the pay as a whole number.').min(1).max(100_000_000),
      currency: z.string().regex(/^[A-Z]{3}$/, 'Enter the currency as three letters, such as EUR.'),
    })
    .nullable(),
  employmentTypes: z.array(z.enum(employmentTypes)).max(employmentTypes.length),
  /** Cities, regions and countries where they would move to for a job. */
  moveTo: z.array(z.string()),
})
export type MatchWish = z.output<typeof matchWish>

/** The wishes as they are saved. */
export const savedWish = matchWish.extend({
  /** Unchanged if absent. */
  moveTo: z
    .array(oneLine('A place', 120).refine((text) => text !== '', 'Enter a place.'))
    .max(MOST_PLACES_TO_MOVE, `Name at most ${MOST_PLACES_TO_MOVE} places.`)
    .optional(),
})
export type SavedWish = z.output<typeof savedWish>

/** A job's match in full. */
export const jobMatch = matchScore.extend({
  parts: z.array(matchPart),
  /** The member's refusal of this job or a similar one, which lowers the match. */
  lowered: z
    .object({
      reason: z.enum(refusalReasons),
      /** The refused job. */
      job: z.object({ _id: z.string(), slug: z.string(), title: z.string() }),
      /** The match without the refusal. */
      before: z.int(),
    })
    .nullable(),
  /** The score without the cap of its limits. */
  uncapped: z.int().nullable(),
  wish: matchWish,
})
export type JobMatch = z.output<typeof jobMatch>
