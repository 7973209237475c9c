import { queryOf } from '../../app/base/query.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { perMember } from '../../app/base/per-member.ts'
import { shows } from '../../app/base/shown.ts'
import { siteFrameQuery } from './base/site-frame.ts'

const ofAdmins = { meta: shows('site') } as const



/** The installation's own text in place of a built-in one; null where it has none. */
export function ownTextQuery(api: Api, slug: 'privacy' | 'terms') {
  return queryOptions({
    meta: shows('site'),
    queryKey: ['own-text', slug],
    queryFn: async ({ client }) => {
      const { ownTexts } = await client.ensureQueryData(siteFrameQuery(api))
      return ownTexts.includes(slug) ? (await api('GET /api/v1/site-pages/{slug}', { params: { slug } })).result : null
    },
  })
}



/** A page with its draft. */
export function sitePageDraftQuery(api: Api, id: string) {
  return queryOf(api, 'GET /api/v1/admin/site-pages/{id}', { params: { id } }, { 
// A form must begin with the present version.
refetchOnMount: 'always' })
}





/** The installation's own links in the footer, for editing. */
export function siteFooterQuery(api: Api) {
  return queryOf(api, 'GET /api/v1/admin/site-footer', {}, { 
// A form must begin with the present version.
refetchOnMount: 'always' })
}





/** An announcement, for editing. */
export function announcementQuery(api: Api, id: string) {
  return queryOf(api, 'GET /api/v1/admin/site-announcements/{id}', { params: { id } }, { refetchOnMount: 'always' })
}
