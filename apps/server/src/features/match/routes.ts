import { matchEndpoints } from '@rise/contract/match/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { findMatch, readScores } from './find-match.ts'
import { listMatchingJobs } from './list-matching-jobs.ts'
import { refuseJob, undoRefusal } from './refuse-job.ts'
import { saveWish } from './save-wish.ts'

export const matchRoutes = implement(matchEndpoints, {
  'GET /api/v1/matches/{id}': ({ ctx, member, params }) => findMatch(ctx, member.actorId, params.id),
  'GET /api/v1/match-scores': ({ ctx, member, query }) => readScores(ctx, member.actorId, query.ids),
  'GET /api/v1/matching-jobs': ({ ctx, member, query }) => listMatchingJobs(ctx, member.actorId, query),
  'PUT /api/v1/match-refusals/{id}': ({ ctx, member, params, body }) =>
    refuseJob(ctx, member.actorId, { id: params.id, reason: body.reason }),
  'DELETE /api/v1/match-refusals/{id}': ({ ctx, member, params }) => undoRefusal(ctx, member.actorId, params.id),
  'PUT /api/v1/match-wish': ({ ctx, member, body }) => saveWish(ctx, member.actorId, body),
})
