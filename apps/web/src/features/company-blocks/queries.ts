import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { perMember } from '../../app/base/per-member.ts'

/** The published blocks of a company's page. */
export function builtPageQuery(api: Api, slug: string) {
  return queryOptions({
    ...perMember,
    queryKey: ['company-blocks', slug],
    queryFn: async () => (await api('GET /api/v1/companies/{slug}/blocks', { params: { slug } })).result,
  })
}

/** The draft of the page, for its team. */
export function draftQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['company-desk', slug, 'blocks'],
    queryFn: async () => (await api('GET /api/v1/companies/{slug}/block-draft', { params: { slug } })).result,
    refetchOnMount: 'always',
  })
}

/** The published versions, newest first. */
export function versionsQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['company-desk', slug, 'block-versions'],
    queryFn: async () => (await api('GET /api/v1/companies/{slug}/block-versions', { params: { slug } })).result,
    refetchOnMount: 'always',
  })
}

/** One version as it was published. */
export function versionQuery(api: Api, slug: string, version: number) {
  return queryOptions({
    queryKey: ['company-desk', slug, 'block-versions', version],
    queryFn: async () =>
      (await api('GET /api/v1/companies/{slug}/block-versions/{version}', { params: { slug, version } })).result,
  })
}

/** The people whom the company has asked. */
export function askedQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['company-desk', slug, 'block-people'],
    queryFn: async () => (await api('GET /api/v1/companies/{slug}/block-people', { params: { slug } })).result,
    refetchOnMount: 'always',
  })
}

/** The companies that ask to name the viewer. */
export function consentsQuery(api: Api) {
  return queryOptions({
    queryKey: ['page-consents'],
    queryFn: async () => (await api('GET /api/v1/page-consents', {})).result,
    refetchOnMount: 'always',
  })
}
