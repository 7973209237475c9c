import { t } from '@rise/texts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf, separateBy } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { MatchBadge } from '../../jobs/index.ts'
import { reasonWords } from '../words.ts'

/** The jobs that the saved rules would queue now, and the reasons for excluding others. */
export function AutoPreview({ version }: { version: number }) {
  const [isRequested, setRequested] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({
    ...separateBy(queryOf(useApi(), 'GET /api/v1/auto-apply/preview'), version),
    placeholderData: keepPreviousData,
    enabled: isRequested,
  })
  const fittingJobs = data?.jobs.filter(({ reason }) => reason === null) ?? []
  const excludedJobs = data?.jobs.filter(({ reason }) => reason !== null) ?? []
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-4">
      <h2 id="preview" className="text-h2">
        {t('Preview')}
      </h2>
      <p className="text-muted">{t('What your saved rules would queue now. Nothing is sent.')}</p>
      {isRequested ? null : (
        <div>
          <Button onClick={() => setRequested(true)}>{t('Show preview')}</Button>
        </div>
      )}
      {isError ? <FailedBlock title={t('Couldn’t load')} onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {data ? (
        <>
          <p role="status" className="font-medium">
            {fittingJobs.length === 0
              ? t('Nothing would be queued now.')
              : t('{count, plural, one {# job would be queued:} other {# jobs would be queued:}}', {
                  count: fittingJobs.length,
                })}
          </p>
          <ul className="flex flex-col gap-2">
            {fittingJobs.map(({ job, match, here }) => (
              <li key={job.slug} className="text-small wrap-anywhere">
                <TextLink to={`/smart-apply?job=${job.slug}`}>{job.title}</TextLink>, {job.companyName}{' '}
                <MatchBadge score={match} />
                {here ? null : (
                  <>
                    <Dot />
                    {t('you send it yourself')}
                  </>
                )}
              </li>
            ))}
          </ul>
          {excludedJobs.length > 0 ? (
            <Disclosure summary={t('{count} left out, and why', { count: excludedJobs.length })}>
              <ul className="flex flex-col gap-2">
                {excludedJobs.map(({ job, match, reason }) => (
                  <li key={job.slug} className="wrap-anywhere">
                    <TextLink to={`/jobs/${job.slug}`}>{job.title}</TextLink>, {job.companyName}{' '}
                    <MatchBadge score={match} /> {reason ? t(reasonWords[reason]) : null}
                  </li>
                ))}
              </ul>
            </Disclosure>
          ) : null}
        </>
      ) : null}
    </section>
  )
}
