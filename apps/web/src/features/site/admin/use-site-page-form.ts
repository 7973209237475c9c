import type { Audience } from '@rise/contract/content/kinds'
import { legalSlugs } from '@rise/contract/site/kinds'
import type { SitePageDraft } from '@rise/contract/site/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate, keyOf, presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useVersionedForm, type VersionedForm } from '../../../app/forms/use-versioned-form.ts'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { siteKeys } from '../queries.ts'

/** The values of a page's form. */
export interface SitePageValues {
  readonly title: string
  readonly slug: string
  readonly description: string
  readonly body: string
  readonly audience: Audience
}

type Editable = SitePageValues & Pick<SitePageDraft, '_id' | 'version'>

interface Options {
  /** The page as loaded; undefined for a new one. */
  readonly saved: SitePageDraft | undefined
  /** The initial address of a new page, such as the address of the built-in text that it replaces. */
  readonly address: string
  /** Called with each version of the page that the form shows or has saved. */
  readonly onSeen: (now: SitePageDraft) => void
}

/** The form of a page; a new one is created by its first save. */
export function useSitePageForm({ saved, address, onSeen }: Options): VersionedForm<SitePageValues> {
  const api = useApi()
  const queryClient = useQueryClient()
  const owner = useCurrentUser()?._id ?? ''
  const slug = legalSlugs.find((one) => one === address) ?? ''
  const title = slug === 'privacy' ? t('Privacy', 'the page about data') : slug === 'terms' ? t('Terms') : ''
  const blankPage: Editable = {
    ...{ _id: owner, version: 1, title, slug, description: '', body: '', audience: 'everyone' },
  }
  return useVersionedForm({
    name: saved ? `site-page:${saved._id}` : `site-page:new:${slug}`,
    saved: saved ?? blankPage,
    pick: ({ title, slug, description, body, audience }: Editable): SitePageValues => ({
      ...{ title, slug, description, body, audience },
    }),
    toBody: (values: SitePageValues) => values,
    schema: async () => {
      const { formSchemas } = await import('../form-schemas.ts')
      return saved ? formSchemas.pageChange : formSchemas.newPage
    },
    conflictCode: 'site-page-changed',
    async send({ version, ...body }) {
      const { result } = saved
        ? await api('PUT /api/v1/admin/site-pages/{id}', { params: { id: saved._id }, body: { version, ...body } })
        : await api('POST /api/v1/admin/site-pages', { body })
      queryClient.setQueryData(keyOf('GET /api/v1/admin/site-pages/{id}', { params: { id: result._id } }), result)
      void invalidate(queryClient, siteKeys)
      onSeen(result)
      return result
    },
    async latest() {
      if (!saved) return blankPage
      const newest = await queryClient.fetchQuery({
        ...queryOf(api, 'GET /api/v1/admin/site-pages/{id}', { params: { id: saved._id } }, presentVersion),
        staleTime: 0,
      })
      onSeen(newest)
      return newest
    },
  })
}
