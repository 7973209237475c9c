import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { keyOf, type ReadKey } from '../../app/base/query.ts'
import { siteFrameQuery } from './base/site-frame.ts'

/** The queries that show the installation's own pages, links and announcements. */
export const siteKeys: readonly ReadKey[] = [
  'GET /api/v1/site-frame',
  'GET /api/v1/site-pages/{slug}',
  'GET /api/v1/admin/site-pages',
  'GET /api/v1/admin/site-announcements',
]

/** The installation's own text in place of a built-in one; null if there is none. */
export function ownTextQuery(api: Api, slug: 'privacy' | 'terms') {
  return queryOptions({
    queryKey: [...keyOf('GET /api/v1/site-frame'), 'own-text', slug],
    queryFn: async ({ client }) => {
      const { ownTexts } = await client.ensureQueryData(siteFrameQuery(api))
      return ownTexts.includes(slug) ? (await api('GET /api/v1/site-pages/{slug}', { params: { slug } })).result : null
    },
  })
}
