import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import { keepPrevious, queryOf } from '../../app/base/query.ts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { useTeamMay } from '../companies/index.ts'
import { COMPANY_JOBS, NEW_JOB_PATH, POSTING_PATH } from './posting-address.ts'

/** A summary of the team's jobs, and the link to post the next one. */
export function DeskJobs({ desk }: { desk: CompanyDesk }) {
  const { productName } = useSettings()
  const may = useTeamMay(desk)
  const mayImport = may('bring-board')
  const { data } = useQuery(
    queryOf(
      useApi(),
      'GET /api/v1/companies/{slug}/jobs',
      { params: { slug: desk.slug }, query: { show: 'open', page: 1 } },
      keepPrevious,
    ),
  )
  if (!data) return <Skeleton className="h-[11rem] w-full" />
  const isFirst = data.counts.all === 0
  return (
    <Card as="section" aria-labelledby="desk-jobs" className="flex flex-col items-start gap-3">
      <h2 id="desk-jobs" className="text-body">
        {isFirst ? `Your jobs on ${productName}` : 'Jobs'}
      </h2>
      {isFirst ? (
        <p className="text-small text-muted">
          {mayImport
            ? 'Import them from your careers page, or write one in a few minutes.'
            : 'Write one in a few minutes.'}
        </p>
      ) : (
        <dl className="grid w-full grid-cols-2 gap-3">
          <Count of={data.counts.open} name="Open" />
          <Count of={data.counts.drafts} name={data.counts.drafts === 1 ? 'Draft' : 'Drafts'} />
        </dl>
      )}
      <ButtonLink variant="primary" to={isFirst && mayImport ? POSTING_PATH : NEW_JOB_PATH}>
        {isFirst && mayImport ? 'Add jobs' : 'Post a job'}
      </ButtonLink>
      <TextLink to={COMPANY_JOBS} className="text-small">
        {may('hire') ? 'See your jobs and applicants' : 'See your jobs'}
      </TextLink>
    </Card>
  )
}

function Count({ of, name }: { of: number; name: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="text-h3 font-semibold tabular-nums">{formatInteger(of)}</dd>
    </div>
  )
}
