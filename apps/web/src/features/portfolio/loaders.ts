import { type LoaderFunctionArgs, redirect } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { queryOf } from '../../app/base/query.ts'
import { orPageError } from '../../app/page/page-error.ts'
import { casePath } from './case-address.ts'
import { loadTeamJobs } from './team-jobs.tsx'

/**
 * Loads a case. Each case has one canonical address; its slug alone, former addresses, and its slug below another owner
 * redirect to it.
 */
export async function caseLoader({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const slug = params.case ?? ''
  const portfolioCase = await orPageError(
    queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/portfolio-cases/{slug}', { params: { slug } })),
  )
  const path = casePath(portfolioCase.author, portfolioCase.slug)
  if (new URL(request.url).pathname !== path) throw redirect(path, 301)
  await loadTeamJobs({ api, queryClient }, portfolioCase)
  return null
}

/** Loads the portfolio of a company; redirects its former address to the current one. */
export async function companyPortfolioLoader({ params, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  const profile = params.profile ?? ''
  const [company] = await orPageError(
    Promise.all([
      queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/companies/{slug}', { params: { slug: profile } })),
      queryClient.ensureQueryData(
        queryOf(api, 'GET /api/v1/companies/{slug}/portfolio', { params: { slug: profile } }),
      ),
    ]),
  )
  if (company.slug !== profile) throw redirect(`/company/${company.slug}/portfolio`, 301)
  return null
}
