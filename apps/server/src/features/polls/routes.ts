import { adminPollsEndpoints } from '@rise/contract/polls/admin/endpoints'
import { pollsEndpoints } from '@rise/contract/polls/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { changePoll, deletePoll } from './change-poll.ts'
import { findPoll } from './find-poll.ts'
import { listPolls } from './list-polls.ts'
import { listVoters } from './list-voters.ts'
import { publishPoll } from './publish-poll.ts'
import { findSitePoll, listSitePolls } from './site/site-polls.ts'
import { addSitePoll, changeSitePoll, deleteSitePoll, endSitePoll } from './site/write-site-poll.ts'
import { vote, withdrawVote } from './vote.ts'

const memberRoutes = implement(pollsEndpoints, {
  'GET /api/v1/polls': ({ ctx, principal, query }) => listPolls(ctx, principal, query),
  'POST /api/v1/polls': ({ ctx, member, body }) => publishPoll(ctx, member, body),
  'GET /api/v1/polls/{id}': ({ ctx, principal, params }) => findPoll(ctx, principal, params.id),
  'PUT /api/v1/polls/{id}': ({ ctx, member, params, body }) => changePoll(ctx, member, params.id, body),
  'DELETE /api/v1/polls/{id}': ({ ctx, member, params }) => deletePoll(ctx, member, params.id),
  'PUT /api/v1/polls/{id}/vote': ({ ctx, member, params, body }) => vote(ctx, member, params.id, body.options),
  'DELETE /api/v1/polls/{id}/vote': ({ ctx, member, params }) => withdrawVote(ctx, member, params.id),
  'GET /api/v1/polls/{id}/options/{option}/voters': ({ ctx, member, params, query }) =>
    listVoters(ctx, member, { ...params, ...query }),
})

const adminRoutes = implement(adminPollsEndpoints, {
  'GET /api/v1/admin/polls': ({ ctx, member, query }) => listSitePolls(ctx, member, query),
  'POST /api/v1/admin/polls': ({ ctx, member, body }) => addSitePoll(ctx, member, body),
  'GET /api/v1/admin/polls/{id}': ({ ctx, member, params }) => findSitePoll(ctx, ctx.db, member, params.id),
  'PUT /api/v1/admin/polls/{id}': ({ ctx, member, params, body }) => changeSitePoll(ctx, member, params.id, body),
  'PUT /api/v1/admin/polls/{id}/end': ({ ctx, member, params }) => endSitePoll(ctx, member, params.id),
  'DELETE /api/v1/admin/polls/{id}': ({ ctx, member, params }) => deleteSitePoll(ctx, member, params.id),
})

export const pollsRoutes = [...memberRoutes, ...adminRoutes]
