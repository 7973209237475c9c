import { type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../../app/app-context.ts'
import { orPageError, pageError } from '../../app/page-error.ts'
import { hrefOfForm, type viewOfAddress as viewOf, viewOfAddress } from './jobs-address.ts'
import { facetsQuery, type JobsInput, jobsQuery } from './queries.ts'

/** What the API is asked for a view. The page stays as it stands in the address: the API refuses what is none. */
export function toJobsInput({ page, ...view }: ReturnType<typeof viewOf>): JobsInput {
  return page === undefined ? view : { ...view, page }
}

/** Fills the query client for a list; redirects forms to their view, and page 1 to the bare address. */
export async function jobsLoader({ request, params, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const url = new URL(request.url)
  const href = url.pathname === '/jobs' ? hrefOfForm(url) : undefined
  if (href !== undefined) throw redirect(href)
  const view = viewOfAddress(url, params)
  // Page 1 is the bare address of a list, so that each page has one address.
  if (view.page === '1') throw pageError(404)
  await Promise.all([
    orPageError(queryClient.ensureQueryData(jobsQuery(api, toJobsInput(view)))),
    queryClient.ensureQueryData(facetsQuery(api, view.list)).catch(() => undefined),
  ])
  return null
}
