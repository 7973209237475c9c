import { isLegalSlug, sitePagePath } from '@rise/contract/site/kinds'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect, useParams } from 'react-router'
import { isNotFound } from '../../../app/base/api.ts'
import { appOf } from '../../../app/base/app-context.ts'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { orPageError } from '../../../app/page/page-error.ts'
import { PublishedText } from './published-text.tsx'

/** Loads a page. Redirects a former address to the current one, and legal texts to their own addresses. */
export async function load({ params: { page = '' }, context }: LoaderFunctionArgs): Promise<null> {
  if (isLegalSlug(page)) throw redirect(sitePagePath(page), 301)
  const { api, queryClient } = appOf(context)
  const { slug } = await orPageError(
    queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/site-pages/{slug}', { params: { slug: page } })),
  )
  if (slug !== page) throw redirect(sitePagePath(slug), 301)
  return null
}

/** An installation's own page. */
export function Page() {
  const { page: slug = '' } = useParams()
  const { data: page, error } = useQuery(queryOf(useApi(), 'GET /api/v1/site-pages/{slug}', { params: { slug } }))
  if (isNotFound(error)) return <ErrorBody status={404} />
  return page ? <PublishedText page={page} /> : null
}
