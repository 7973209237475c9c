import { adminHeadlinesEndpoints } from '@rise/contract/headlines/admin/endpoints'
import { headlinesEndpoints } from '@rise/contract/headlines/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { listAdminHeadlines, turnHeadline } from './admin/list-admin-headlines.ts'
import { beginArticle } from './begin-article.ts'
import { changeArticle, changeLink } from './change-headline.ts'
import { deleteHeadline } from './delete-headline.ts'
import { findHeadline, listDrafts, ownHeadline } from './find-headline.ts'
import { listHeadlines } from './list-headlines.ts'
import { publishDraft } from './publish-headline.ts'
import { shareLink } from './share-link.ts'

const memberRoutes = implement(headlinesEndpoints, {
  'GET /api/v1/headlines': async ({ ctx, principal }, { query }) => reply(await listHeadlines(ctx, principal, query)),
  'GET /api/v1/headlines/{slug}': async ({ ctx, principal }, { params }) =>
    reply(await findHeadline(ctx, principal, params.slug)),
  'GET /api/v1/headline-drafts': async (call) => reply(await listDrafts(call.ctx, memberOf(call))),
  'POST /api/v1/headlines': async (call, { body }) => reply(await beginArticle(call.ctx, memberOf(call), body)),
  'POST /api/v1/headline-links': async (call, { body }) => reply(await shareLink(call.ctx, memberOf(call), body)),
  'GET /api/v1/headlines/{slug}/own': async (call, { params }) =>
    reply(await ownHeadline(call.ctx, memberOf(call), params.slug)),
  'PUT /api/v1/headlines/{slug}': async (call, { params, body }) =>
    reply(await changeArticle(call.ctx, memberOf(call), params.slug, body)),
  'PUT /api/v1/headline-links/{slug}': async (call, { params, body }) =>
    reply(await changeLink(call.ctx, memberOf(call), params.slug, body)),
  'PUT /api/v1/headlines/{slug}/publication': async (call, { params }) =>
    reply(await publishDraft(call.ctx, memberOf(call), params.slug)),
  'DELETE /api/v1/headlines/{slug}': async (call, { params }) => {
    await deleteHeadline(call.ctx, memberOf(call), params.slug)
    return reply({})
  },
})

const adminRoutes = implement(adminHeadlinesEndpoints, {
  'GET /api/v1/admin/headlines': async ({ ctx }, { query }) => reply(await listAdminHeadlines(ctx, query)),
  'PUT /api/v1/admin/headlines/{id}/visibility': async (call, { params, body }) => {
    await turnHeadline(call.ctx, memberOf(call), params.id, body.hidden)
    return reply({})
  },
})

export const headlinesRoutes = [...memberRoutes, ...adminRoutes]
