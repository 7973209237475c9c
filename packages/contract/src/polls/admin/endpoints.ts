import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { page, pageNumber } from '../../pagination.ts'
import { tooLongSearch } from '../../texts.ts'
import { pollsErrors as e } from '../errors.ts'
import { pollGates } from '../policy.ts'
import { newSitePoll, sitePollChange } from './fields.ts'
import { sitePollStates } from './kinds.ts'
import { sitePoll } from './shapes.ts'

const gate = { tag: 'admin' } as const
const params = z.object({ id: z.uuid() })
const times = [e['poll-opening-time'], e['poll-closing-time']] as const

/** Endpoints for polls of the site, which admins publish to everyone. */
export const adminPollsEndpoints = defineEndpoints({
  'GET /api/v1/admin/polls': {
    ...gate,
    ...pollGates.manageSitePolls,
    summary: 'Polls of the site in one state, newest first; scheduled ones by the time at which they open',
    query: z.object({
      q: z.string().trim().max(100, tooLongSearch(100)).optional(),
      state: z.enum(sitePollStates).default('open'),
      page: pageNumber.default(1),
    }),
    reply: success(page(sitePoll)),
    errors: [],
  },
  'POST /api/v1/admin/polls': {
    ...gate,
    ...pollGates.manageSitePolls,
    summary: 'Asks in the name of the site, now or at a chosen time; a repeated call returns the same poll',
    body: newSitePoll,
    reply: success(sitePoll),
    errors: [e['poll-not-found'], ...times],
  },
  'GET /api/v1/admin/polls/{id}': {
    ...gate,
    ...pollGates.manageSitePolls,
    summary: 'A poll of the site, before it opens, too',
    params,
    reply: success(sitePoll),
    errors: [e['poll-not-found']],
  },
  'PUT /api/v1/admin/polls/{id}': {
    ...gate,
    ...pollGates.manageSitePolls,
    summary: 'Updates a poll of the site; after the first vote, only its closing time and audience',
    params,
    body: sitePollChange,
    reply: success(sitePoll),
    errors: [e['poll-not-found'], e['poll-changed'], e['poll-closed'], e['poll-has-votes'], ...times],
  },
  'PUT /api/v1/admin/polls/{id}/end': {
    ...gate,
    ...pollGates.manageSitePolls,
    summary: 'Closes an open poll of the site now; one that has closed stays as it is',
    params,
    reply: success(sitePoll),
    errors: [e['poll-not-found'], e['poll-not-open']],
  },
  'DELETE /api/v1/admin/polls/{id}': {
    ...gate,
    ...pollGates.manageSitePolls,
    summary: 'Deletes a poll of the site and its votes for good',
    params,
    reply: success(emptyResult),
    errors: [e['poll-not-found']],
  },
})
