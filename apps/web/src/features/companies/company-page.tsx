import type { Company } from '@rise/contract/companies'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { PageHead } from '../../app/page-head.tsx'
import { useApi } from '../../app/settings.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ChipList } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextLink } from '../../ui/link.tsx'
import { LogoMark } from '../../ui/logo-mark.tsx'
import { Pager } from '../../ui/pager.tsx'
import { FollowButton } from '../connections/index.ts'
import { feedsOf, JobCardList, jobsQuery } from '../jobs/index.ts'
import { companyQuery } from './queries.ts'

/** A company: who they are, and what is open there. */
export function CompanyPage() {
  const api = useApi()
  const { profile = '' } = useParams()
  const [search] = useSearchParams()
  const asked = search.get('page')
  const { data: company } = useQuery(companyQuery(api, profile))
  const { data: jobs } = useQuery(jobsQuery(api, { company: profile, page: asked ?? 1 }))
  if (!company || !jobs) return null
  const hrefFor = (page: number) => `/company/${company.slug}${page > 1 ? `?page=${page}` : ''}`
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={jobs.page > 1 ? `${company.companyName}, page ${jobs.page}` : company.companyName}
        description={company.tagline ?? `${company.companyName} and its open jobs.`}
        path={hrefFor(jobs.page)}
        alternates={feedsOf(hrefFor(1), `Jobs at ${company.companyName}`)}
      />
      <header className="flex flex-wrap items-center gap-4">
        <LogoMark name={company.companyName} size={64} />
        <div className="min-w-0 grow basis-0">
          <h1 className="text-h2 md:text-h1">{company.companyName}</h1>
          {company.tagline ? <p className="mt-1 text-lead text-muted">{company.tagline}</p> : null}
        </div>
        <div className="max-sm:basis-full">
          <FollowButton
            member={{ _id: company._id, role: 'employer', name: company.companyName }}
            followers={company.followers}
          />
        </div>
      </header>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <Facts company={company} />
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Story company={company} />
          <section aria-labelledby="open-jobs" className={company.story || company.imported ? 'mt-12' : ''}>
            <h2 id="open-jobs" className="text-h2 tabular-nums">
              Open jobs{jobs.total > 0 ? ` (${jobs.total.toLocaleString('en-US')})` : ''}
            </h2>
            {jobs.total === 0 ? (
              <EmptyState
                kind="nothing-yet"
                title="Nothing open right now"
                heading="h3"
                action={<ButtonLink to="/jobs">See all jobs</ButtonLink>}
              >
                {company.companyName} has no open job at the moment.
              </EmptyState>
            ) : (
              <div className="mt-4">
                <JobCardList jobs={jobs.items} heading="h3" ownPage />
              </div>
            )}
            <div className="mt-8">
              <Pager page={jobs.page} pages={jobs.pages} hrefFor={hrefFor} />
            </div>
          </section>
        </div>
        <aside aria-label="Values and benefits" className="flex flex-col gap-6 lg:col-start-2">
          <Tags title="Values" tags={company.values} />
          <Tags title="Benefits" tags={company.benefits} />
        </aside>
      </div>
    </div>
  )
}

function Story({ company }: { company: Company }) {
  if (company.story) {
    return (
      <section aria-labelledby="story">
        <h2 id="story" className="text-h2">
          Story
        </h2>
        <div className="prose mt-4">
          {company.story.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    )
  }
  if (!company.imported) return null
  return <p className="text-muted">This page was made from the company’s public job postings.</p>
}

function Facts({ company }: { company: Company }) {
  const facts: [string, string | null | undefined][] = [
    ['Industry', company.industry?.name],
    ['Sector', company.sector],
    ['Headquarters', company.headquarters],
    ['Team size', company.teamSize],
    ['Stage', company.stage],
    ['Founded', company.foundingYear?.toString()],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card bg-raised p-4 sm:p-6 lg:col-start-2">
      {facts.map(([term, value]) =>
        value ? (
          <div key={term} className="min-w-0">
            <dt className="text-caption text-muted">{term}</dt>
            <dd className="mt-0_5 text-small font-medium tabular-nums">{value}</dd>
          </div>
        ) : null,
      )}
      {company.website ? (
        <div className="col-span-2 min-w-0">
          <dt className="text-caption text-muted">Website</dt>
          <dd className="mt-0_5 truncate text-small font-medium">
            <TextLink to={company.website}>{new URL(company.website).host}</TextLink>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}

function Tags({ title, tags }: { title: string; tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <section>
      <h2 className="text-body">{title}</h2>
      <div className="mt-3">
        <ChipList chips={tags} />
      </div>
    </section>
  )
}
