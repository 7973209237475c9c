import { t } from '@rise/texts'
import { z } from 'zod'
import { companyErrors } from '../../companies/errors.ts'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { oneLine } from '../../texts.ts'
import { jobErrors } from '../errors.ts'
import { jobGates } from '../policy.ts'
import { jobQuery } from '../search/fields.ts'
import { savedSearchErrors } from './errors.ts'
import { noticeRhythms } from './kinds.ts'
import { savedSearch } from './shapes.ts'

const e = savedSearchErrors
const common = { tag: 'jobs' } as const
const name = oneLine(120).refine((text) => text !== '', { error: () => t('Enter a name.') })
const rhythm = z.enum(noticeRhythms)
const searchParams = z.object({ id: z.uuid() })

/** Endpoints for a professional's saved searches for jobs, with notifications of new jobs in them. */
export const savedSearchEndpoints = defineEndpoints({
  'GET /api/v1/saved-searches': {
    ...common,
    ...jobGates.saveSearch,
    summary: 'The saved searches, last saved first',
    reply: success(z.array(savedSearch)),
    errors: [],
  },
  'POST /api/v1/saved-searches': {
    ...common,
    ...jobGates.saveSearch,
    summary: 'Saves a search; the same one again changes nothing',
    body: z.object({ name, rhythm: rhythm.default('weekly'), filter: jobQuery({}) }),
    reply: success(savedSearch),
    errors: [
      e['too-many-searches'],
      jobErrors['category-not-found'],
      jobErrors['place-not-found'],
      jobErrors['place-without-coordinates'],
      companyErrors['company-not-found'],
    ],
  },
  'PATCH /api/v1/saved-searches/{id}': {
    ...common,
    ...jobGates.saveSearch,
    summary: 'Changes the name of a saved search, or how often it notifies',
    params: searchParams,
    body: z.object({ name: name.optional(), rhythm: rhythm.optional() }),
    reply: success(savedSearch),
    errors: [e['search-not-found']],
  },
  'DELETE /api/v1/saved-searches/{id}': {
    ...common,
    ...jobGates.saveSearch,
    summary: 'Removes a saved search',
    params: searchParams,
    reply: success(emptyResult),
    errors: [],
  },
})
