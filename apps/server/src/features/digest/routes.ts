import { digestEndpoints } from '@rise/contract/digest/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { findNotThisKind, refuseKind, undoNotThisKind } from './not-this-kind.ts'
import { changeSettings, readSettings } from './own/digest-settings.ts'
import { listDigests } from './own/list-digests.ts'
import { previewDigest } from './own/preview-digest.ts'
import { readFacts } from './own/read-facts.ts'

export const digestRoutes = implement(digestEndpoints, {
  'GET /api/v1/digest': ({ ctx, member }) => readSettings(ctx, member),
  'PUT /api/v1/digest': ({ ctx, member, body: { pausedUntil, ...times } }) => {
    const paused_until = pausedUntil === null ? null : new Date(pausedUntil)
    return changeSettings(ctx, member, { ...times, paused_until })
  },
  'PUT /api/v1/digest/daily': ({ ctx, member }) => changeSettings(ctx, member, { rhythm: 'daily' }),
  'DELETE /api/v1/digest/daily': ({ ctx, member }) => changeSettings(ctx, member, { rhythm: 'weekly' }),
  'GET /api/v1/digest/preview': ({ ctx, member }) => previewDigest(ctx, member.actorId),
  'GET /api/v1/digest/facts': ({ ctx, member }) => readFacts(ctx, member.actorId),
  'GET /api/v1/digests': ({ ctx, member, query }) => listDigests(ctx, member.actorId, query.before),
  'GET /api/v1/digest/not-this-kind': ({ ctx, query }) => findNotThisKind(ctx, query.token),
  'POST /api/v1/digest/not-this-kind': ({ ctx, query, body }) => refuseKind(ctx, query.token, body.reason),
  'DELETE /api/v1/digest/not-this-kind': ({ ctx, query }) => undoNotThisKind(ctx, query.token),
})
