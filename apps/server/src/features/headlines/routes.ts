import { adminHeadlinesEndpoints } from '@rise/contract/headlines/admin/endpoints'
import { headlinesEndpoints } from '@rise/contract/headlines/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { listAdminHeadlines, setHeadlineHidden } from './admin/list-admin-headlines.ts'
import { beginArticle } from './begin-article.ts'
import { changeArticle, changeLink } from './change-headline.ts'
import { deleteHeadline } from './delete-headline.ts'
import { findHeadline, listDrafts, ownHeadline } from './find-headline.ts'
import { listHeadlines } from './list-headlines.ts'
import { publishDraft } from './publish-headline.ts'
import { shareLink } from './share-link.ts'

const memberRoutes = implement(headlinesEndpoints, {
  'GET /api/v1/headlines': ({ ctx, principal, query }) => listHeadlines(ctx, principal, query),
  'GET /api/v1/headlines/{slug}': ({ ctx, principal, params }) => findHeadline(ctx, principal, params.slug),
  'GET /api/v1/headline-drafts': ({ ctx, member }) => listDrafts(ctx, member),
  'POST /api/v1/headlines': ({ ctx, member, body }) => beginArticle(ctx, member, body),
  'POST /api/v1/headline-links': ({ ctx, member, body }) => shareLink(ctx, member, body),
  'GET /api/v1/headlines/{slug}/own': ({ ctx, member, params }) => ownHeadline(ctx, member, params.slug),
  'PUT /api/v1/headlines/{slug}': ({ ctx, member, params, body }) => changeArticle(ctx, member, params.slug, body),
  'PUT /api/v1/headline-links/{slug}': ({ ctx, member, params, body }) => changeLink(ctx, member, params.slug, body),
  'PUT /api/v1/headlines/{slug}/publication': ({ ctx, member, params }) => publishDraft(ctx, member, params.slug),
  'DELETE /api/v1/headlines/{slug}': ({ ctx, member, params }) => deleteHeadline(ctx, member, params.slug),
})

const adminRoutes = implement(adminHeadlinesEndpoints, {
  'GET /api/v1/admin/headlines': ({ ctx, query }) => listAdminHeadlines(ctx, query),
  'PUT /api/v1/admin/headlines/{id}/visibility': ({ ctx, member, params, body }) =>
    setHeadlineHidden(ctx, member, params.id, body.hidden),
})

export const headlinesRoutes = [...memberRoutes, ...adminRoutes]
