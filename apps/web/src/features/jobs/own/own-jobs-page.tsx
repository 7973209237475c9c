import { MOST_SEEN_JOBS } from '@rise/contract/jobs/saving/limits'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { TextLink } from '../../../ui/base/link.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { JobCardList } from '../base/job-card.tsx'
import { useMarks } from '../base/job-marks.ts'
import type { OwnJobSlots } from '../job-slots.ts'
import { ListBar } from './list-bar.tsx'
import { ListLoading } from './list-loading.tsx'
import { OWN_JOBS } from './own-address.ts'
import { SavedJobs } from './saved-jobs.tsx'
import { SavedSearches } from './saved-searches.tsx'

const lists = ['saved', 'seen', 'hidden', 'searches'] as const
type List = (typeof lists)[number]

/** A professional's own jobs, private to them. */
export function OwnJobsPage({ slots: { lists: more, board, useCounts, List, One } }: { slots: OwnJobSlots }) {
  const [search] = useSearchParams()
  const requestedList = search.get('show')
  const applicationList = more.find(([list]) => list === requestedList)?.[0]
  const show = applicationList === undefined ? (lists.find((list) => list === requestedList) ?? 'saved') : undefined
  const applicationId = search.get('application')
  const marks = useMarks()
  const counts = useCounts()
  const isWide = applicationId === null && applicationList === board
  return (
    <div
      className={cx(
        'mx-auto flex min-h-dvh flex-col gap-6 px-gutter py-8 md:py-12',
        isWide ? 'max-w-shell' : 'max-w-feed',
      )}
    >
      <PageHead title={t('Your jobs')} noindex />
      <div>
        <div className="flex items-center justify-between gap-3">
          <h1 className="min-w-0 text-h1">{t('Your jobs')}</h1>
          <ButtonLink to="/jobs" variant="primary" icon={<Search size={16} aria-hidden />}>
            {t('Find jobs')}
          </ButtonLink>
        </div>
        <p className="mt-2 text-muted">
          {t('Jobs you saved, opened or applied for. Employers see only what you send.')}
        </p>
      </div>
      {applicationId === null ? null : (
        <Suspense fallback={null}>
          <One id={applicationId} />
        </Suspense>
      )}
      {applicationId === null ? (
        <ListBar
          stages={[
            // The list that the page opens with comes first.
            { to: OWN_JOBS, name: t('Saved', 'jobs'), count: marks?.saved.length, selected: show === 'saved' },
            ...more
              .filter(([list]) => list !== board)
              .map(([list, name]) => ({
                to: `${OWN_JOBS}?show=${list}`,
                name: t(name),
                count: counts?.[list],
                selected: list === applicationList,
              })),
          ]}
          list={OWN_JOBS}
          board={`${OWN_JOBS}?show=${board}`}
          onBoard={isWide}
        />
      ) : null}
      {applicationId === null && applicationList !== undefined ? (
        <Suspense fallback={null}>
          <List list={applicationList} saved={{ count: marks?.saved.length, rows: <SavedJobs brief /> }} />
        </Suspense>
      ) : null}
      {applicationId === null && show !== undefined ? <OwnList show={show} /> : null}
    </div>
  )
}

function OwnList({ show }: { show: List }) {
  return (
    <>
      {show === 'saved' ? <SavedJobs /> : null}
      {show === 'seen' ? <SeenJobs /> : null}
      {show === 'hidden' ? <HiddenThings /> : null}
      {show === 'searches' ? (
        <Section title={t('Saved searches')}>
          <SavedSearches />
        </Section>
      ) : null}
    </>
  )
}

function SeenJobs() {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = useQuery(queryOf(api, 'GET /api/v1/seen-jobs'))
  const { data } = query
  if (!data) return <ListLoading query={query} />
  if (data.length === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('No jobs seen yet')}
        action={<ButtonLink to="/jobs">{t('Find jobs')}</ButtonLink>}
      >
        {t('The last {count} jobs that you open appear here.', { count: MOST_SEEN_JOBS })}
      </EmptyState>
    )
  }
  async function clearSeenJobs() {
    await api('DELETE /api/v1/seen-jobs', {})
    await invalidate(queryClient, ['GET /api/v1/seen-jobs'])
  }
  return (
    <Section
      title={t('Recently seen', 'jobs')}
      aside={
        <Button size="dense" variant="ghost" onClick={() => void clearSeenJobs()}>
          {t('Clear list')}
        </Button>
      }
    >
      <JobCardList jobs={data.map(({ job }) => job)} heading="h3" />
    </Section>
  )
}

function HiddenThings() {
  const api = useApi()
  const queryClient = useQueryClient()
  const actorId = useCurrentUser()?._id
  const query = useQuery(queryOf(api, 'GET /api/v1/hidden-jobs'))
  const { data } = query
  if (!data) return <ListLoading query={query} />
  const { jobs, companies } = data
  if (jobs.length === 0 && companies.length === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('Nothing hidden')}
        action={<ButtonLink to="/jobs">{t('Find jobs')}</ButtonLink>}
      >
        {t('Hide a job or a company on the job’s page, and it leaves your lists.')}
      </EmptyState>
    )
  }
  return (
    <>
      {companies.length > 0 ? (
        <Section title={t('Companies')}>
          <ul className="rows">
            {companies.map((company) => (
              <li key={company._id} className="row flex items-center gap-3">
                <LogoMark name={company.companyName} logo={company.logo} size={32} />
                <TextLink look="plain" to={`/company/${company.slug}`} className="min-w-0 grow truncate font-semibold">
                  {company.companyName}
                </TextLink>
                <Button
                  size="dense"
                  variant="ghost"
                  onClick={() =>
                    void import('../marking/mark-jobs.ts').then(({ hideCompany }) =>
                      hideCompany({ api, queryClient, actorId }, company, false),
                    )
                  }
                >
                  {rich('Show again<hidden> {company}</hidden>', {
                    company: company.companyName,
                    hidden: (text) => <span className="sr-only">{text}</span>,
                  })}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {jobs.length > 0 ? (
        <Section title={t('Jobs')}>
          <JobCardList jobs={jobs.map(({ job }) => job)} heading="h3" />
        </Section>
      ) : null}
    </>
  )
}

function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-h3">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
