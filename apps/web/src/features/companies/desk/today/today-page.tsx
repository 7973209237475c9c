import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import type { CompanyToday } from '@rise/contract/companies/today/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { queryOf } from '../../../../app/base/query.ts'
import { useApi } from '../../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../../app/session/use-session.tsx'
import { ButtonLink } from '../../../../ui/base/button.tsx'
import { Card } from '../../../../ui/base/card.tsx'
import { cx } from '../../../../ui/base/class-names.ts'
import { FailedBlock } from '../../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../../ui/base/link.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'
import { HalfSun } from '../../../../ui/marks/half-sun.tsx'
import type { CompanySlots } from '../../company-slots.ts'
import { useTeamMay } from '../../use-team-may.ts'
import { VerifiedMark } from '../../verified-mark.tsx'
import { CompanyAddress } from '../company-address.tsx'
import { DeskFrame } from '../desk-frame.tsx'
import { NewsSection } from '../news-section.tsx'
import { PageProgress } from '../page-progress.tsx'
import { VerificationSection } from '../verification-section.tsx'
import { FirstSteps } from './first-steps.tsx'
import { TodaySkeleton } from './today-skeleton.tsx'
import { WeekCard } from './week-card.tsx'

interface Props {
  readonly slots: CompanySlots
}

/** The start page of a team: today's tasks, the figures of the week, and the state of its page. */
export function TodayPage({ slots }: Props) {
  const user = useCurrentUser()
  const { profile } = useParams()
  const slug = profile ?? user?.slug ?? ''
  // Requested in parallel with the desk.
  const query = useQuery(queryOf(useApi(), 'GET /api/v1/companies/{slug}/today', { params: { slug } }))
  const { data: today, error, isFetching, refetch } = query
  return (
    <DeskFrame
      title={t('Today')}
      skeleton={<TodaySkeleton />}
      action={
        today && hasBegun(today) ? (
          <ButtonLink to="/company/jobs/create" variant="primary" icon={<Plus size={16} aria-hidden />}>
            {t('Post a job')}
          </ButtonLink>
        ) : null
      }
    >
      {(desk) =>
        today ? (
          // The parts of other features load together, so that nothing below them moves.
          <Suspense fallback={<TodaySkeleton />}>
            <Today desk={desk} today={today} slots={slots} />
          </Suspense>
        ) : error ? (
          <FailedBlock title={t('Couldn’t load your day')} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <TodaySkeleton />
        )
      }
    </DeskFrame>
  )
}

/** Whether the team has jobs or drafts, new applicants, or interviews. */
function hasBegun({ jobs, applicants, interviews }: CompanyToday): boolean {
  return jobs.open + jobs.drafts > 0 || (applicants?.total ?? 0) > 0 || (interviews ?? []).length > 0
}

interface DayProps extends Props {
  readonly desk: CompanyDesk
  readonly today: CompanyToday
}

function Today({ desk, today, slots }: DayProps) {
  const may = useTeamMay(desk)
  return (
    <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-8">
        {hasBegun(today) ? null : <FirstSteps desk={desk} today={today} />}
        {slots.today.map(({ name, Part }) => (
          <Part key={name} desk={desk} today={today} />
        ))}
        {hasBegun(today) && !hasItems(today) ? <AllDone mayHire={may('hire')} /> : null}
      </div>
      <div
        className={cx(
          'grid content-start items-start gap-6 sm:max-lg:grid-cols-2 lg:row-span-2',
          // Next to the first section, the cards begin below its heading, with its rows.
          hasBegun(today) && hasItems(today) && 'lg:mt-[calc(var(--dense-height)+0.5rem)]',
        )}
      >
        {hasBegun(today) ? <WeekCard today={today} /> : null}
        <PageCard desk={desk} slots={slots} />
      </div>
      <PageNews desk={desk} />
    </div>
  )
}

/** The state of the page, and links to its parts. */
function PageCard({ desk, slots }: Omit<DayProps, 'today'>) {
  const may = useTeamMay(desk)
  const links = (
    <div className="flex flex-col items-start gap-2 text-small">
      <TextLink to={`/company/${desk.slug}`}>{t('View page')}</TextLink>
      <TextLink to="/company/community">{t('See your community')}</TextLink>
      {slots.links.map(({ label, hrefOf }) => (
        <TextLink key={hrefOf(desk.slug)} to={hrefOf(desk.slug)}>
          {t(label)}
        </TextLink>
      ))}
    </div>
  )
  if (may('edit-page')) {
    return (
      <PageProgress desk={desk} brief>
        {desk.verifiedDomain === null ? null : (
          <div>
            <VerifiedMark domain={desk.verifiedDomain} />
          </div>
        )}
        <ButtonLink to={`/company/${desk.slug}/edit/edit-overview`}>{t('Edit page')}</ButtonLink>
        {links}
      </PageProgress>
    )
  }
  return (
    <Card as="section" aria-label={t('What you can do')} className="flex flex-col gap-4">
      <p className="text-small text-muted">
        {t('You’re a recruiter: you write jobs and hire. Owners and editors can edit the page.')}
      </p>
      {links}
    </Card>
  )
}

/** The tasks for the page that the viewer may do: news, verifying the domain, and changing the address. */
function PageNews({ desk }: { desk: CompanyDesk }) {
  const may = useTeamMay(desk)
  const [search] = useSearchParams()
  // The link in a verification email leads here.
  const showsProof = desk.verifiedDomain === null || search.size > 0
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {may('write-news') ? <NewsSection desk={desk} /> : null}
      {may('prove-domain') && showsProof ? <VerificationSection desk={desk} /> : null}
      {may('change-address') ? (
        <Disclosure summary={t('Change the address of your page')}>
          <CompanyAddress key={desk.slug} slug={desk.slug} />
        </Disclosure>
      ) : null}
    </div>
  )
}

/** Whether any part has rows to show. */
function hasItems({ applicants, interviews, jobs, convos }: CompanyToday): boolean {
  return (
    (applicants?.total ?? 0) > 0 ||
    (applicants?.waiting ?? null) !== null ||
    (interviews ?? []).length > 0 ||
    jobs.ending.length > 0 ||
    (convos?.total ?? 0) + (convos?.requests ?? 0) > 0
  )
}

function AllDone({ mayHire }: { mayHire: boolean }) {
  return (
    <Card as="section" aria-labelledby="all-done" className="flex items-center gap-4">
      <HalfSun width={48} />
      <div className="min-w-0">
        <h2 id="all-done" className="text-h3">
          {t('You’re all caught up')}
        </h2>
        <p className="text-small text-muted">
          {mayHire
            ? t('New applicants, interviews, messages and jobs that close soon appear here.')
            : t('Jobs that close soon appear here. Owners and recruiters also see applicants and messages.')}
        </p>
      </div>
    </Card>
  )
}
