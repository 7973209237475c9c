import { adminPollsEndpoints } from '@rise/contract/polls/admin/endpoints'
import { pollsEndpoints } from '@rise/contract/polls/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { changePoll, deletePoll } from './change-poll.ts'
import { findPoll } from './find-poll.ts'
import { listPolls } from './list-polls.ts'
import { listVoters } from './list-voters.ts'
import { publishPoll } from './publish-poll.ts'
import { findSitePoll, listSitePolls } from './site/site-polls.ts'
import { addSitePoll, changeSitePoll, deleteSitePoll, endSitePoll } from './site/write-site-poll.ts'
import { vote, withdrawVote } from './vote.ts'

const memberRoutes = implement(pollsEndpoints, {
  'GET /api/v1/polls': async ({ ctx, principal }, { query }) => reply(await listPolls(ctx, principal, query)),
  'POST /api/v1/polls': async (call, { body }) => reply(await publishPoll(call.ctx, memberOf(call), body)),
  'GET /api/v1/polls/{id}': async ({ ctx, principal }, { params }) => reply(await findPoll(ctx, principal, params.id)),
  'PUT /api/v1/polls/{id}': async (call, { params, body }) =>
    reply(await changePoll(call.ctx, memberOf(call), params.id, body)),
  'DELETE /api/v1/polls/{id}': async (call, { params }) => {
    await deletePoll(call.ctx, memberOf(call), params.id)
    return reply({})
  },
  'PUT /api/v1/polls/{id}/vote': async (call, { params, body }) =>
    reply(await vote(call.ctx, memberOf(call), params.id, body.options)),
  'DELETE /api/v1/polls/{id}/vote': async (call, { params }) =>
    reply(await withdrawVote(call.ctx, memberOf(call), params.id)),
  'GET /api/v1/polls/{id}/options/{option}/voters': async (call, { params, query }) =>
    reply(await listVoters(call.ctx, memberOf(call), { ...params, ...query })),
})

const adminRoutes = implement(adminPollsEndpoints, {
  'GET /api/v1/admin/polls': async (call, { query }) => reply(await listSitePolls(call.ctx, memberOf(call), query)),
  'POST /api/v1/admin/polls': async (call, { body }) => reply(await addSitePoll(call.ctx, memberOf(call), body)),
  'GET /api/v1/admin/polls/{id}': async (call, { params }) =>
    reply(await findSitePoll(call.ctx, call.ctx.db, memberOf(call), params.id)),
  'PUT /api/v1/admin/polls/{id}': async (call, { params, body }) =>
    reply(await changeSitePoll(call.ctx, memberOf(call), params.id, body)),
  'PUT /api/v1/admin/polls/{id}/end': async (call, { params }) =>
    reply(await endSitePoll(call.ctx, memberOf(call), params.id)),
  'DELETE /api/v1/admin/polls/{id}': async (call, { params }) => {
    await deleteSitePoll(call.ctx, memberOf(call), params.id)
    return reply({})
  },
})

export const pollsRoutes = [...memberRoutes, ...adminRoutes]
