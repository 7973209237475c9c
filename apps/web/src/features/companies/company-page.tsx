import type { Company } from '@rise/contract/companies/shapes'
import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router'
import { isNotFound } from '../../app/base/api.ts'
import { queryOf } from '../../app/base/query.ts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { feedsOf } from '../../app/page/feeds-of.ts'
import { JsonLd } from '../../app/page/json-ld.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { Pager } from '../../ui/base/pager.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { addressesOf, FollowButton, MemberMenu, MessageButton } from '../connections/index.ts'
import { organizationJsonLd } from './company-json-ld.ts'
import type { CompanySlots } from './company-slots.ts'
import { CompanyView } from './company-view.tsx'
import { useTeamMay } from './use-team-may.ts'

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
  const { companyName, slug, tagline } = company
  const openJobs =
    jobs.total > 0 ? (
      <TextLink to={`/company/${slug}#open-jobs`} className="self-center text-small tabular-nums">
        {formatInteger(jobs.total)} open {jobs.total === 1 ? 'job' : 'jobs'}
      </TextLink>
    ) : null
  const hrefFor = (page: number) => `/company/${slug}${page > 1 ? `?page=${page}` : ''}`
  const actions = isOwn ? (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {desk && !may('edit-page') ? (
        <ButtonLink to={`/company/${slug}/edit`}>Go to your desk</ButtonLink>
      ) : (
        <ButtonLink to={`/company/${slug}/edit`} icon={<Pencil size={16} aria-hidden />}>
          Edit page
        </ButtonLink>
      )}
      <TextLink to="/company/community?list=followers" className="text-small tabular-nums">
        {formatInteger(company.followers)} {company.followers === 1 ? 'follower' : 'followers'}
      </TextLink>
      {openJobs}
    </div>
  ) : (
    <>
      <FollowButton member={{ _id: company._id, role: 'employer', name: companyName }} followers={company.followers} />
      <MessageButton member={{ _id: company._id, role: 'employer', name: companyName }} />
      <MemberMenu
        member={{ _id: company._id, role: 'employer', firstName: '', lastName: '', companyName }}
        follower={false}
        pictures={addressesOf(company.pictures.logo, company.pictures.cover, ...company.gallery)}
      />
      {openJobs}
    </>
  )
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <Head company={company} slots={slots} page={jobs.page} path={hrefFor} />
      {may('edit-page') && !tagline && !company.storyHtml ? <IncompleteNote /> : null}
      <CompanyView
        company={company}
        slots={slots}
        actions={actions}
        jobs={
          <section aria-labelledby="open-jobs">
            <h2 id="open-jobs" className="text-h2 tabular-nums">
              Open jobs{jobs.total > 0 ? ` (${formatInteger(jobs.total)})` : ''}
            </h2>
            {jobs.total === 0 ? (
              <NoOpenJobs companyName={companyName} own={isOwn} mayBring={may('bring-board')} />
            ) : (
              <div className="mt-4">
                <slots.JobCards jobs={jobs.items} />
              </div>
            )}
            <div className="mt-8">
              <Pager page={jobs.page} pages={jobs.pages} hrefFor={hrefFor} />
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

/** The page's structured data. */
function Head({ company, slots: { built }, page, path }: HeadProps) {
  const { publicUrl } = useSettings()
  const { companyName, slug, tagline } = company
  const tab = built.useTab(company)
  const organizationFields = built.useOrganizationFields(company)
  const title = page > 1 ? `${companyName}, page ${page}` : companyName
  return (
    <>
      <PageHead
        title={tab ? `${companyName}, ${tab.name}` : title}
        description={tagline ?? `${companyName} and its open jobs.`}
        path={tab ? `${path(1)}?tab=${tab.tab}` : path(page)}
        image={`/company/${slug}.png`}
        alternates={[
          ...feedsOf(`/company/${slug}/news`, `News from ${companyName}`),
          ...feedsOf(path(1), `Jobs at ${companyName}`),
        ]}
      />
      <JsonLd value={organizationJsonLd(company, publicUrl, organizationFields)} />
    </>
  )
}

/** For the team only, until their page introduces the company. */
function IncompleteNote() {
  return (
    <div className="mb-6">
      <Notice live={false} title="Complete your page" action={<ButtonLink to="/company/onboarding">Start</ButtonLink>}>
        We’ll read your website and fill in most of it. You check and correct it.
      </Notice>
    </div>
  )
}

/** Links visitors to other jobs, and the team to the page that adds its own. */
function NoOpenJobs({ companyName, own, mayBring }: { companyName: string; own: boolean; mayBring: boolean }) {
  return (
    <EmptyState
      kind="nothing-yet"
      title="No open jobs right now"
      heading="h3"
      action={
        own ? (
          <ButtonLink to="/company/onboarding/job-posting">Add jobs</ButtonLink>
        ) : (
          <ButtonLink to="/jobs">See all jobs</ButtonLink>
        )
      }
    >
      {mayBring
        ? 'Import your jobs from your careers page, or write one in a few minutes.'
        : `Follow ${companyName} to hear about new ones.`}
    </EmptyState>
  )
}
