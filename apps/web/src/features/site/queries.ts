import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { keyOf, presentVersion, queryOf, type ReadKey } from '../../app/base/query.ts'
import { siteFrameQuery } from './base/site-frame.ts'

/** What shows the installation’s own pages, links and announcements. */
export const siteKeys: readonly ReadKey[] = [
  'GET /api/v1/site-frame',
  'GET /api/v1/site-pages/{slug}',
  'GET /api/v1/admin/site-pages',
  'GET /api/v1/admin/site-announcements',
]

/** The installation's own text in place of a built-in one; null where it has none. */
export function ownTextQuery(api: Api, slug: 'privacy' | 'terms') {
  return queryOptions({
    queryKey: [...keyOf('GET /api/v1/site-frame'), 'own-text', slug],
    queryFn: async ({ client }) => {
      const { ownTexts } = await client.ensureQueryData(siteFrameQuery(api))
      return ownTexts.includes(slug) ? (await api('GET /api/v1/site-pages/{slug}', { params: { slug } })).result : null
    },
  })
}

/** A page with its draft. */
export function sitePageDraftQuery(api: Api, id: string) {
  return queryOf(api, 'GET /api/v1/admin/site-pages/{id}', { params: { id } }, presentVersion)
}

/** The installation's own links in the footer, for editing. */
export function siteFooterQuery(api: Api) {
  return queryOf(api, 'GET /api/v1/admin/site-footer', {}, presentVersion)
}

/** An announcement, for editing. */
export function announcementQuery(api: Api, id: string) {
  return queryOf(api, 'GET /api/v1/admin/site-announcements/{id}', { params: { id } }, presentVersion)
}
