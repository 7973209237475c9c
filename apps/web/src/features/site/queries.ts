import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { perMember } from '../../app/base/per-member.ts'
import { shows } from '../../app/base/shown.ts'
import { siteFrameQuery } from './base/site-frame.ts'

const ofAdmins = { meta: shows('site') } as const

/** A published page of the installation. */
export function sitePageQuery(api: Api, slug: string) {
  return queryOptions({
    meta: { ...perMember.meta, ...shows('site') },
    queryKey: ['site-page', slug],
    queryFn: async () => (await api('GET /api/v1/site-pages/{slug}', { params: { slug } })).result,
  })
}

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

/** The pages of the installation, last edited first. */
export function sitePagesQuery(api: Api) {
  return queryOptions({
    ...ofAdmins,
    queryKey: ['admin', 'site-pages'],
    queryFn: async () => (await api('GET /api/v1/admin/site-pages', {})).result,
  })
}

/** A page with its draft. */
export function sitePageDraftQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['admin', 'site-page', id],
    queryFn: async () => (await api('GET /api/v1/admin/site-pages/{id}', { params: { id } })).result,
    // A form must begin with the present version.
    refetchOnMount: 'always',
  })
}

/** The published versions of a page, newest first. */
export function versionsQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['admin', 'site-page-versions', id],
    queryFn: async () => (await api('GET /api/v1/admin/site-pages/{id}/versions', { params: { id } })).result,
  })
}

/** A published version in full; it never changes. */
export function versionQuery(api: Api, id: string, number: number) {
  return queryOptions({
    queryKey: ['admin', 'site-page-version', id, number],
    queryFn: async () =>
      (await api('GET /api/v1/admin/site-pages/{id}/versions/{number}', { params: { id, number } })).result,
  })
}

/** The installation's own links in the footer, for editing. */
export function siteFooterQuery(api: Api) {
  return queryOptions({
    queryKey: ['admin', 'site-footer'],
    queryFn: async () => (await api('GET /api/v1/admin/site-footer', {})).result,
    // A form must begin with the present version.
    refetchOnMount: 'always',
  })
}

/** How the installation looks, for editing. */
export function brandQuery(api: Api) {
  return queryOptions({
    queryKey: ['admin', 'brand'],
    queryFn: async () => (await api('GET /api/v1/admin/brand', {})).result,
    // A form must begin with the present version.
    refetchOnMount: 'always',
  })
}

/** The announcements, the latest first. */
export function announcementsQuery(api: Api) {
  return queryOptions({
    ...ofAdmins,
    queryKey: ['admin', 'site-announcements'],
    queryFn: async () => (await api('GET /api/v1/admin/site-announcements', {})).result,
  })
}

/** An announcement, for editing. */
export function announcementQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['admin', 'site-announcement', id],
    queryFn: async () => (await api('GET /api/v1/admin/site-announcements/{id}', { params: { id } })).result,
    refetchOnMount: 'always',
  })
}
