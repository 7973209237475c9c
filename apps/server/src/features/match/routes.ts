import { matchEndpoints } from '@rise/contract/match/endpoints'
import { type Call, implement, memberOf, reply } from '../../platform/http/implement.ts'
import { findMatch, readScores } from './find-match.ts'
import { listMatchingJobs } from './list-matching-jobs.ts'
import { refuseJob, takeRefusalBack } from './refuse-job.ts'
import { saveWish } from './save-wish.ts'

export const matchRoutes = implement(matchEndpoints, {
  'GET /api/v1/matches/{id}': async (call, { params }) => reply(await findMatch(call.ctx, actorOf(call), params.id)),
  'GET /api/v1/match-scores': async (call, { query }) => reply(await readScores(call.ctx, actorOf(call), query.ids)),
  'GET /api/v1/matching-jobs': async (call, { query }) => reply(await listMatchingJobs(call.ctx, actorOf(call), query)),
  'PUT /api/v1/match-refusals/{id}': async (call, { params, body }) => {
    await refuseJob(call.ctx, actorOf(call), { id: params.id, reason: body.reason })
    return reply({})
  },
  'DELETE /api/v1/match-refusals/{id}': async (call, { params }) => {
    await takeRefusalBack(call.ctx, actorOf(call), params.id)
    return reply({})
  },
  'PUT /api/v1/match-wish': async (call, { body }) => {
    await saveWish(call.ctx, actorOf(call), body)
    return reply({})
  },
})

/** The gate has refused everyone but professionals. */
function actorOf(call: Call): string {
  const { actorId } = memberOf(call)
  if (actorId === null) throw new Error('The gate let someone in who is no professional')
  return actorId
}
