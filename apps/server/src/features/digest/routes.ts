import { digestEndpoints } from '@rise/contract/digest/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { findNotThisKind, sayNotThisKind, takeNotThisKindBack } from './not-this-kind.ts'
import { actorOf } from './own/actor-of.ts'
import { changeSettings, readSettings } from './own/digest-settings.ts'
import { listDigests } from './own/list-digests.ts'
import { previewDigest } from './own/preview-digest.ts'
import { readFacts } from './own/read-facts.ts'

export const digestRoutes = implement(digestEndpoints, {
  'GET /api/v1/digest': async (call) => reply(await readSettings(call.ctx, memberOf(call))),
  'PUT /api/v1/digest': async (call, { body: { pausedUntil, ...times } }) => {
    const paused_until = pausedUntil === null ? null : new Date(pausedUntil)
    return reply(await changeSettings(call.ctx, memberOf(call), { ...times, paused_until }))
  },
  'PUT /api/v1/digest/daily': async (call) =>
    reply(await changeSettings(call.ctx, memberOf(call), { rhythm: 'daily' })),
  'DELETE /api/v1/digest/daily': async (call) =>
    reply(await changeSettings(call.ctx, memberOf(call), { rhythm: 'weekly' })),
  'GET /api/v1/digest/preview': async (call) => reply(await previewDigest(call.ctx, actorOf(memberOf(call)))),
  'GET /api/v1/digest/facts': async (call) => reply(await readFacts(call.ctx, actorOf(memberOf(call)))),
  'GET /api/v1/digests': async (call, { query }) =>
    reply(await listDigests(call.ctx, actorOf(memberOf(call)), query.before)),
  'GET /api/v1/digest/not-this-kind': async ({ ctx }, { query }) => reply(await findNotThisKind(ctx, query.token)),
  'POST /api/v1/digest/not-this-kind': async ({ ctx }, { query, body }) => {
    await sayNotThisKind(ctx, query.token, body.reason)
    return reply({})
  },
  'DELETE /api/v1/digest/not-this-kind': async ({ ctx }, { query }) => {
    await takeNotThisKindBack(ctx, query.token)
    return reply({})
  },
})
