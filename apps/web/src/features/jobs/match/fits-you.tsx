import { MOST_FITTING_JOBS } from '@rise/contract/applications/limits'
import type { ReplyOf } from '@rise/contract/contract'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { formatPay, whereFacts } from '@rise/contract/jobs/words'
import { GOOD_MATCH } from '@rise/contract/match/limits'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { CardLink } from '../../../ui/base/card.tsx'
import { Dot, Facts } from '../../../ui/base/facts.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { jobsHref } from '../base/jobs-address.ts'
import { MatchBadge } from '../base/match-badge.tsx'

type FittingJobs = ReplyOf<'GET /api/v1/fitting-jobs'>['result']

const BEST_MATCHES = jobsHref({ sort: 'match' })

/**
 * The few jobs that fit the viewer best, or the closest ones if none fits well. As high as the room that the page
 * reserves for it, however many there are.
 */
export function FitsYou() {
  const { data, isError, isFetching, refetch } = useQuery(queryOf(useApi(), 'GET /api/v1/fitting-jobs'))
  const isWeak = data?.scores.some(({ score }) => (score ?? 0) < GOOD_MATCH) === true
  return (
    <section aria-labelledby="fits-you" className="flex h-full flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="fits-you" className="text-h3">
          {isWeak ? t('Closest to your story', 'jobs') : t('Fits you', 'jobs')}
        </h2>
        <TextLink to={BEST_MATCHES} className="hit-target relative text-small">
          {t('All best matches')}
        </TextLink>
      </div>
      <div aria-busy={!data && !isError} className="rows flex grow flex-col overflow-hidden">
        {isError ? (
          <Note>
            {t('Couldn’t load what fits you.')}{' '}
            <Button size="dense" busy={isFetching} onClick={() => void refetch()}>
              {t('Retry')}
            </Button>
          </Note>
        ) : data ? (
          <Rows fitting={data} isWeak={isWeak} />
        ) : null}
      </div>
    </section>
  )
}

function Rows({ fitting: { items, scores, known }, isWeak }: { fitting: FittingJobs; isWeak: boolean }) {
  return (
    <>
      {items.map((job, index) => (
        <Row key={job._id} job={job} score={scores[index]?.score} />
      ))}
      {items.length === MOST_FITTING_JOBS ? null : (
        <Note>
          {!known ? (
            rich('<edit>Add your skills</edit> to your story, and the jobs that fit you appear here.', {
              edit: (text) => <TextLink to="/professional/edit">{text}</TextLink>,
            })
          ) : items.length === 0 ? (
            <>
              {t('No open job in your reach is close to your story.')}{' '}
              <TextLink to={jobsHref({ sort: 'match', elsewhere: true })}>{t('Show jobs elsewhere')}</TextLink>
            </>
          ) : isWeak ? (
            t('No other open job comes close today.')
          ) : (
            t('Nothing else fits strongly today.')
          )}
        </Note>
      )}
    </>
  )
}

/** A job in two lines, on phones in three: each row has the same height, whatever its title. */
function Row({ job, score }: { job: JobCard; score: number | null | undefined }) {
  const { company, title, slug, pay } = job
  return (
    <article className="row grid h-[5rem] shrink-0 grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3 py-0 text-small sm:h-[3.75rem]">
      <span className="row-span-3 sm:row-span-2">
        <LogoMark name={company.companyName} logo={company.logo} size={32} />
      </span>
      <h3 className="truncate text-small font-semibold max-sm:col-span-2 sm:text-body">
        <CardLink to={`/jobs/${slug}`}>{title}</CardLink>
      </h3>
      <p className="truncate text-muted max-sm:order-last max-sm:col-start-2 max-sm:col-end-4 sm:text-end">
        {pay ? (
          <span className="font-medium text-text tabular-nums">{formatPay(pay)}</span>
        ) : (
          <span className="text-subtle">{t('Pay not stated')}</span>
        )}
      </p>
      <p className="truncate text-muted">
        {company.companyName}
        <span className="max-sm:hidden">
          <Dot />
          <Facts>{whereFacts(job)}</Facts>
        </span>
      </p>
      <span className="justify-self-end">
        <MatchBadge score={score} />
      </span>
    </article>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div className="flex grow items-center px-4">
      <p className="text-small text-muted">{children}</p>
    </div>
  )
}
