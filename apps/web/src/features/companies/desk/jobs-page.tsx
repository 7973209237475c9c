import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useLocation } from 'react-router'
import { useApi } from '../../../app/base/settings.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { ChipLink } from '../../../ui/base/chip.tsx'
import { EmptyState } from '../../../ui/base/empty-state.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Pager } from '../../../ui/base/pager.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { POSTING } from '../posting/posting-address.ts'
import { deskJobsQuery } from '../queries.ts'
import { useTeamMay } from '../use-team-may.ts'
import { BoardsSection } from './boards-section.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { JobsTable } from './jobs-table.tsx'

/** The company's open and closed jobs. */
export function DeskJobsPage() {
  return <DeskFrame title="Jobs">{(desk) => <Jobs desk={desk} />}</DeskFrame>
}

function Jobs({ desk }: { desk: CompanyDesk }) {
  const { slug } = desk
  const may = useTeamMay(desk)
  const search = new URLSearchParams(useLocation().search)
  const show = search.get('show') === 'closed' ? 'closed' : 'open'
  const query = { show, page: search.get('page') ?? '1' } as const
  const { data, error, isFetching, refetch } = useQuery(deskJobsQuery(useApi(), slug, query))
  const href = (shown: string, page = 1) => {
    const params = new URLSearchParams({
      ...(shown === 'closed' && { show: shown }),
      ...(page > 1 && { page: String(page) }),
    })
    return `/company/${slug}/edit/jobs${params.size > 0 ? `?${params}` : ''}`
  }
  if (error && !data) {
    return <FailedBlock title="Couldn’t load jobs" retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <SkeletonGroup label="Loading the jobs">
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <BoardsSection desk={desk} />
      <nav aria-label="Jobs shown" className="flex flex-wrap items-center gap-2">
        <ChipLink to={href('open')} selected={show === 'open'}>
          {`Open (${formatInteger(data.open)})`}
        </ChipLink>
        <ChipLink to={href('closed')} selected={show === 'closed'}>
          {`Closed (${formatInteger(data.closed)})`}
        </ChipLink>
        <ButtonLink to={POSTING} variant="primary" icon={<Plus size={16} aria-hidden />} className="ml-auto">
          Add jobs
        </ButtonLink>
      </nav>
      {data.items.length === 0 ? (
        <EmptyState
          kind="nothing-yet"
          title={show === 'open' ? 'No open jobs' : 'No closed jobs'}
          action={
            show === 'open' ? (
              <ButtonLink to={POSTING}>Add your first jobs</ButtonLink>
            ) : (
              <ButtonLink to={href('open')}>See open jobs</ButtonLink>
            )
          }
        >
          {show === 'open'
            ? may('bring-board')
              ? 'Import them from your careers page, or write one here.'
              : 'Write the first one, and preview it before you post it.'
            : 'Closed jobs appear here.'}
        </EmptyState>
      ) : (
        <JobsTable slug={slug} jobs={data.items} />
      )}
      <Pager page={data.page} pages={data.pages} hrefFor={(page) => href(show, page)} />
    </div>
  )
}
