import type { DigestFacts } from '@rise/contract/digest/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { ChipList } from '../../../ui/base/chip.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { WishForm } from '../../match/index.ts'
import { DashboardTabs } from '../dashboard-tabs.tsx'
import { RefusedJobs } from './refused-jobs.tsx'

/** All facts that the selection of jobs depends on, each with a link to the page that changes it. */
export function ReviewPage() {
  const { data, isError, isFetching, refetch } = useQuery(queryOf(useApi(), 'GET /api/v1/digest/facts'))
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 md:py-12">
      <PageHead title={t('Review my info')} noindex />
      <DashboardTabs />
      <h1 className="mt-6 text-h1">{t('Review my info')}</h1>
      <p className="mt-2 text-lead text-muted">
        {t('We pick your jobs based only on this. Change something and your next digest changes too.')}
      </p>
      {/* As high as the window, so that the footer doesn't move when the facts arrive. */}
      <div className="mt-8 flex min-h-below-bar flex-col gap-8">
        {isError && !data ? (
          <FailedBlock title={t('Couldn’t load your info')} retrying={isFetching} onRetry={() => void refetch()} />
        ) : null}
        {data ? (
          <Facts facts={data} />
        ) : isError ? null : (
          <SkeletonGroup label={t('Loading your info')}>
            <Skeleton className="h-[24rem]" />
          </SkeletonGroup>
        )}
      </div>
    </div>
  )
}

const experience = '/professional/edit-experience'
const basics = '/professional/edit'

function Facts({ facts }: { readonly facts: DigestFacts }) {
  const { skills, titles, home, seniorities, languages, workTypes, wish, refused } = facts
  return (
    <>
      <Card as="section" aria-labelledby="from-story">
        <h2 id="from-story" className="text-h2">
          {t('From your story')}
        </h2>
        <dl className="mt-2">
          <Fact name={t('Skills')} edit={experience} values={skills} empty={t('No skills yet. They count most.')} />
          <Fact
            name={t('What you do and look for')}
            edit={experience}
            values={titles}
            empty={t('No jobs or roles yet.')}
          />
          <Fact name={t('Location')} edit={basics} values={home === null ? [] : [home]} empty={t('Not specified')} />
          <Fact name={t('Level')} edit={experience} values={seniorities} empty={t('We can’t tell yet.')} />
          <Fact
            name={t('Languages')}
            edit="/professional/edit-education"
            values={languages}
            empty={t('Not specified')}
          />
          <Fact name={t('Work type')} edit={basics} values={workTypes} empty={t('Any')} />
        </dl>
      </Card>
      <Card as="section" id="wish" aria-label={t('What you want')} className="scroll-mt-24">
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          {/* Restarts with the saved values. */}
          <WishForm key={JSON.stringify(wish)} wish={wish} />
        </Suspense>
      </Card>
      <RefusedJobs refused={refused} />
      <Card as="section" aria-labelledby="left-out">
        <h2 id="left-out" className="text-h2">
          {t('Searches and hidden jobs')}
        </h2>
        <dl className="mt-2">
          <CountLine name={t('Saved searches')} count={facts.savedSearches} show="searches" />
          <CountLine name={t('Hidden jobs')} count={facts.hiddenJobs} show="hidden" />
          <CountLine name={t('Hidden companies')} count={facts.hiddenCompanies} show="hidden" />
        </dl>
      </Card>
      <ButtonLink to="/jobs/digest" className="self-start">
        {t('See your next digest')}
      </ButtonLink>
    </>
  )
}

function Fact(props: { name: string; edit: string; values: readonly string[]; empty: string }) {
  const { name, edit, values, empty } = props
  return (
    <Line name={name} to={edit} isMissing={values.length === 0}>
      {values.length === 0 ? (
        <span className="text-muted">{empty}</span>
      ) : (
        <ChipList chips={values} label={name} whole />
      )}
    </Line>
  )
}

function CountLine({ name, count, show }: { name: string; count: number; show: 'searches' | 'hidden' }) {
  return (
    <Line name={name} to={`/professional/jobs?show=${show}`}>
      <span className="tabular-nums">{count}</span>
    </Line>
  )
}

interface LineProps {
  readonly name: string
  readonly to: string
  /** Whether there is nothing to edit yet. */
  readonly isMissing?: boolean
  readonly children: ReactNode
}

function Line({ name, to, isMissing = false, children }: LineProps) {
  const fact = name.toLowerCase()
  const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <dt className="grow basis-[11rem] font-medium sm:grow-0">{name}</dt>
      <dd className="order-1 min-w-0 grow basis-full sm:order-none sm:basis-[14rem]">{children}</dd>
      <dd>
        <ButtonLink size="dense" variant="ghost" to={to}>
          {isMissing
            ? rich('Add<hidden> {fact}</hidden>', { fact, hidden })
            : rich('Edit<hidden> {fact}</hidden>', { fact, hidden })}
        </ButtonLink>
      </dd>
    </div>
  )
}
