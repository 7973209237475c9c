import { t } from '@rise/texts'
import { z } from 'zod'
import { companyErrors } from '../companies/errors.ts'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { jobErrors } from '../jobs/errors.ts'
import { jobQuery } from '../jobs/search/fields.ts'
import { jobCard } from '../jobs/shapes.ts'
import { page, pageNumber } from '../pagination.ts'
import { matchErrors } from './errors.ts'
import { matchLimits, refusalReasons } from './kinds.ts'
import { MOST_SCORES } from './limits.ts'
import { jobMatch, matchScore, savedWish } from './shapes.ts'

// Members with an unconfirmed mailbox may use these calls, too, because no one else sees the results.
const common = { tag: 'match', access: 'professional' } as const
const params = z.object({ id: z.uuid() })
const wrongMatch = {
  error: () => t('Enter the match as a whole number from {least} to {most}.', { least: 1, most: 100 }),
}

/** Endpoints for the matches of a professional with jobs. */
export const matchEndpoints = defineEndpoints({
  'GET /api/v1/matches/{id}': {
    ...common,
    summary: 'How well a job fits the professional, part by part',
    params,
    reply: success(jobMatch),
    errors: [jobErrors['job-not-found']],
  },
  'GET /api/v1/match-scores': {
    ...common,
    summary: 'How well some jobs fit the professional',
    query: z.object({
      /** Ids separated by commas; unknown ones are left out of the reply. */
      ids: z
        .string()
        .max(MOST_SCORES * 37)
        .transform((text) => text.split(','))
        .pipe(z.array(z.uuid()).max(MOST_SCORES)),
    }),
    reply: success(z.array(matchScore)),
    errors: [],
  },
  'GET /api/v1/matching-jobs': {
    ...common,
    summary: 'The jobs in reach that fit the professional best, at most 200, as far as a filter leaves them',
    query: jobQuery({
      atLeast: z.coerce.number(wrongMatch).int(wrongMatch).min(1, wrongMatch).max(100, wrongMatch).optional(),
      /**
       * Whether to include jobs that are out of reach or of an unwanted work type. A filter by place or work type
       * includes such jobs anyway.
       */
      elsewhere: z.literal('true').optional(),
      page: pageNumber.default(1),
    }),
    reply: success(
      page(jobCard).extend({
        /** The matches of the items, in the same order. */
        scores: z.array(matchScore),
        /** The number of jobs that the filter was applied to. */
        among: z.int(),
        /** Whether the professional's story states a skill or a title. Without any, there is no match. */
        known: z.boolean(),
        /**
         * The limits that exclude jobs from the list. Empty if the list shows such jobs, or if the member has no
         * limits.
         */
        bounds: z.array(z.enum(matchLimits)),
      }),
    ),
    errors: [
      jobErrors['category-not-found'],
      jobErrors['place-not-found'],
      jobErrors['place-without-coordinates'],
      jobErrors['page-not-found'],
      companyErrors['company-not-found'],
    ],
  },
  'PUT /api/v1/match-refusals/{id}': {
    ...common,
    summary: 'Says that a job is not for the professional, which lowers the match of similar ones',
    params,
    body: z.object({ reason: z.enum(refusalReasons) }),
    reply: success(emptyResult),
    errors: [jobErrors['job-not-found'], matchErrors['too-many-refusals']],
  },
  'DELETE /api/v1/match-refusals/{id}': {
    ...common,
    summary: 'Takes that back',
    params,
    reply: success(emptyResult),
    errors: [],
  },
  'PUT /api/v1/match-wish': {
    ...common,
    summary: 'Saves the pay and the kinds of employment that the professional looks for, and where they would move to',
    body: savedWish,
    reply: success(emptyResult),
    errors: [matchErrors['unknown-place']],
  },
})
