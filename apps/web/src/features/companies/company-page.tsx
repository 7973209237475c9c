import type { Company } from '@rise/contract/companies/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { isNotFound } from '../../app/base/api.ts'
import { queryOf } from '../../app/base/query.ts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { feedsOf } from '../../app/page/feeds-of.ts'
import { JsonLd } from '../../app/page/json-ld.tsx'
import { linkPicturePath } from '../../app/page/link-picture-path.ts'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Pager } from '../../ui/base/pager.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { CompanyActions } from './company-actions.tsx'
import { organizationJsonLd } from './company-json-ld.ts'
import type { CompanySlots } from './company-slots.ts'
import { CompanyView, hasRoomForJobs } from './company-view.tsx'
import { useTeamMay } from './use-team-may.ts'

/** The number of jobs in the column next to the facts, if there is room for jobs. A link leads to all of them. */
const BESIDE_STORY = 5

/** A company, with its open jobs. */
export function CompanyPage({ slots }: { slots: CompanySlots }) {
  const api = useApi()
  const user = useCurrentUser()
  const { profile = '' } = useParams()
  const [search] = useSearchParams()
  const { data: company, error } = useQuery(queryOf(api, 'GET /api/v1/companies/{slug}', { params: { slug: profile } }))
  const { data: jobs } = useQuery(
    queryOf(api, 'GET /api/v1/jobs', { query: { company: profile, page: search.get('page') ?? '1' } }),
  )
  const isOwn = user?.role === 'employer' && user._id === company?._id
  // What the team may do with the page depends on the viewer's role.
  const { data: desk } = useQuery({
    ...queryOf(api, 'GET /api/v1/companies/{slug}/desk', { params: { slug: company?.slug ?? profile } }),
    enabled: isOwn,
  })
  const may = useTeamMay(desk)
  // Visible to guests but not to this member: one of the two has blocked the other.
  if (isNotFound(error)) return <ErrorBody status={404} />
  if (!company || !jobs) return null
  const { companyName, slug } = company
  const isExcerpt = jobs.page === 1 && jobs.items.length > BESIDE_STORY && hasRoomForJobs(company)
  const hrefFor = (page: number) => `/company/${slug}${page > 1 ? `?page=${page}` : ''}`
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <Head company={company} slots={slots} page={jobs.page} path={hrefFor} />
      <CompanyView
        company={company}
        slots={slots}
        actions={<CompanyActions company={company} own={isOwn} openJobs={jobs.total} desk={desk} />}
        jobs={
          <section aria-labelledby="open-jobs">
            <h2 id="open-jobs" className="text-h2 tabular-nums">
              {t('Open jobs')}
              {jobs.total > 0 ? ` (${formatInteger(jobs.total)})` : ''}
            </h2>
            {jobs.total === 0 ? (
              <NoOpenJobs companyName={companyName} own={isOwn} mayBring={may('bring-board')} />
            ) : (
              <div className="mt-4">
                <slots.JobCards jobs={isExcerpt ? jobs.items.slice(0, BESIDE_STORY) : jobs.items} />
              </div>
            )}
            <div className="mt-4">
              {isExcerpt ? (
                <ButtonLink to={`/jobs?company=${slug}`}>
                  {t('See all {count} jobs', { count: formatInteger(jobs.total) })}
                </ButtonLink>
              ) : (
                <Pager page={jobs.page} pages={jobs.pages} hrefFor={hrefFor} />
              )}
            </div>
          </section>
        }
      />
      {slots.below.map(({ name, Part }) => (
        <Part key={name} company={company} />
      ))}
    </div>
  )
}

interface HeadProps {
  company: Company
  slots: CompanySlots
  /** The page of its list of jobs. */
  page: number
  path: (page: number) => string
}

/** The page's title and other metadata, with its structured data. */
function Head({ company, slots: { built }, page, path }: HeadProps) {
  const { publicUrl } = useSettings()
  const { companyName, slug, tagline } = company
  const tab = built.useTab(company)
  const organizationFields = built.useOrganizationFields(company)
  const title = page > 1 ? t('{title}, page {page}', { title: companyName, page }) : companyName
  return (
    <>
      <PageHead
        title={tab ? t('{title}, {part}', { title: companyName, part: tab.name }, 'the title of a page') : title}
        description={tagline ?? t('{company} and its open jobs.', { company: companyName })}
        path={tab ? `${path(1)}?tab=${tab.tab}` : path(page)}
        image={linkPicturePath(`/company/${slug}`, company.pictures.logo)}
        alternates={[
          ...feedsOf(`/company/${slug}/news`, t('News from {company}', { company: companyName })),
          ...feedsOf(path(1), t('Jobs at {company}', { company: companyName })),
        ]}
      />
      <JsonLd value={organizationJsonLd(company, publicUrl, organizationFields)} />
    </>
  )
}

/** Links visitors to other companies' jobs, and the team to the page where it adds its own. */
function NoOpenJobs({ companyName, own, mayBring }: { companyName: string; own: boolean; mayBring: boolean }) {
  return (
    <EmptyState
      kind="nothing-yet"
      title={t('No open jobs right now')}
      heading="h3"
      action={
        own ? (
          <ButtonLink to="/company/onboarding/job-posting">{t('Add jobs')}</ButtonLink>
        ) : (
          <ButtonLink to="/jobs">{t('See all jobs')}</ButtonLink>
        )
      }
    >
      {mayBring
        ? t('Import your jobs from your careers page, or write one in a few minutes.')
        : t('Follow {company} to hear about new ones.', { company: companyName }, 'jobs')}
    </EmptyState>
  )
}
