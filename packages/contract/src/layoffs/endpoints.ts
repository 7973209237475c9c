import { t } from '@rise/texts'
import { z } from 'zod'
import { contentErrors } from '../content/errors.ts'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { gateErrors, platformErrors } from '../errors.ts'
import { perHour } from '../limit.ts'
import { NOT_SPECIFIED } from '../list.ts'
import { page, pageNumber } from '../pagination.ts'
import { tooLongSearch } from '../texts.ts'
import { layoffsErrors as e } from './errors.ts'
import { hiringOffer, layoffAnswer, sentLayoff } from './fields.ts'
import { layoffShares, layoffSizes, layoffSorts } from './kinds.ts'
import { layoffGates } from './policy.ts'
import { hiring, layoff, layoffCard, layoffFigures } from './shapes.ts'

const values = (groups: readonly { readonly value: string }[]) => [...groups.map(({ value }) => value), NOT_SPECIFIED]
const slug = z.string().trim().max(140)
const wrongYear = { error: () => t('Choose a year.') }

/** The filters of the list of layoffs, its figures and its downloads. */
export const layoffFilters = z.object({
  /** Beginnings of words of the company's name. */
  q: z.string().trim().max(100, tooLongSearch(100)).optional(),
  /** The slug of a company's page. */
  company: slug.optional(),
  /** A slug, or `not-specified` for layoffs without a place. */
  place: slug.optional(),
  industry: slug.optional(),
  year: z.coerce.number(wrongYear).int(wrongYear).min(1900, wrongYear).max(2200, wrongYear).optional(),
  size: z.enum(values(layoffSizes), { error: () => t('Choose a number of people from the list.') }).optional(),
  share: z.enum(values(layoffShares), { error: () => t('Choose a share from the list.') }).optional(),
})
export type LayoffFilters = z.output<typeof layoffFilters>

const params = z.object({ slug: z.string().max(140) })
const byCompany = {
  tag: 'layoffs',
  params,
} as const

export const layoffsEndpoints = defineEndpoints({
  'GET /api/v1/layoffs': {
    summary: 'Layoffs in the tracker, newest first',
    tag: 'layoffs',
    ...layoffGates.list,
    viewer: true,
    query: layoffFilters.extend({
      page: pageNumber.default(1),
      sort: z.enum(layoffSorts, { error: () => t('Choose an order from the list.') }).default('newest'),
    }),
    reply: success(page(layoffCard)),
    errors: [e['layoffs-page-not-found']],
  },
  'GET /api/v1/layoff-figures': {
    summary: 'The numbers of a list of layoffs: in total, per filter and per month',
    tag: 'layoffs',
    ...layoffGates.list,
    query: layoffFilters,
    reply: success(layoffFigures),
    errors: [],
  },
  'POST /api/v1/layoffs': {
    summary: 'Sends a layoff with its source; it appears once an admin has published it',
    tag: 'layoffs',
    ...layoffGates.create,
    limits: [perHour('layoffs-sent', 10, { by: 'network' })],
    body: sentLayoff,
    reply: success(emptyResult),
    errors: [platformErrors['too-many-requests']],
  },
  'GET /api/v1/layoffs/{slug}': {
    summary: 'A layoff; a merged one returns what it was merged into',
    tag: 'layoffs',
    ...layoffGates.read,
    viewer: true,
    params,
    reply: success(layoff),
    errors: [e['layoff-not-found']],
  },
  'PUT /api/v1/layoffs/{slug}/answer': {
    ...byCompany,
    ...layoffGates.answer,
    summary: 'Publishes the linked company’s own words about a layoff',
    limits: [perHour('layoff-answers', 20, { by: 'actor' })],
    body: layoffAnswer,
    reply: success(emptyResult),
    errors: [
      e['layoff-not-found'],
      e['layoff-company'],
      contentErrors['words-refused'],
      gateErrors.forbidden,
      platformErrors['too-many-requests'],
    ],
  },
  'DELETE /api/v1/layoffs/{slug}/answer': {
    ...byCompany,
    ...layoffGates.answer,
    summary: 'Deletes the linked company’s words',
    reply: success(emptyResult),
    errors: [e['layoff-not-found'], e['layoff-company'], gateErrors.forbidden],
  },
  'GET /api/v1/layoffs/{slug}/hiring': {
    summary: 'What your company offers to the people affected; null without an offer',
    tag: 'layoffs',
    ...layoffGates.readOffer,
    params,
    reply: success(hiring.nullable()),
    errors: [e['layoff-not-found']],
  },
  'PUT /api/v1/layoffs/{slug}/hiring': {
    summary: 'Says that your company hires people affected, with jobs; employers need the Pro plan',
    tag: 'layoffs',
    ...layoffGates.offerJobs,
    limits: [perHour('layoff-hiring', 60, { by: 'actor' })],
    params,
    body: hiringOffer,
    reply: success(emptyResult),
    errors: [
      e['layoff-not-found'],
      e['layoff-jobs'],
      contentErrors['words-refused'],
      gateErrors['upgrade-required'],
      gateErrors.forbidden,
      platformErrors['too-many-requests'],
    ],
  },
  'DELETE /api/v1/layoffs/{slug}/hiring': {
    ...byCompany,
    ...layoffGates.withdrawOffer,
    summary: 'Withdraws the offer',
    reply: success(emptyResult),
    errors: [e['layoff-not-found'], gateErrors.forbidden],
  },
})
