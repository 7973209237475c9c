import type { AdminMission } from '@rise/contract/missions/admin/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { MemberLink } from '../../connections/index.ts'

/** The members' progress in a mission; those with the most come first. */
export function MissionMembers({ mission: { _id, title, steps, times } }: { mission: AdminMission }) {
  const [page, setPage] = useState(1)
  const { data, isError, isFetching, refetch } = useQuery(
    queryOf(
      useApi(),
      'GET /api/v1/admin/missions/{id}/members',
      { params: { id: _id }, query: { page } },
      keepPrevious,
    ),
  )
  if (!data) {
    return isError ? (
      <FailedBlock title={t('Couldn’t load the members')} retrying={isFetching} onRetry={() => void refetch()} />
    ) : null
  }
  if (data.items.length === 0)
    return <p className="border-t border-line pt-3 text-muted">{t('No one has begun it yet.')}</p>
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      <ul aria-label={t('Members with {title}', { title })} className="flex flex-col gap-2">
        {data.items.map(({ member, counted, rounds, changedAt }) => (
          <li key={member._id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <MemberLink member={member} />
            <span className="text-small text-muted tabular-nums">
              {progressInWords({ done: counted - rounds * steps, steps, rounds, times })}
              <Dot />
              <RelativeTime date={changedAt} />
            </span>
          </li>
        ))}
      </ul>
      {data.pages > 1 ? (
        <div className="flex items-center gap-2">
          <Button size="dense" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('Previous')}
          </Button>
          <Button size="dense" disabled={page === data.pages} onClick={() => setPage(page + 1)}>
            {t('Next')}
          </Button>
          <span className="text-small text-muted tabular-nums">
            {t('Page {page} of {pages}', { page, pages: data.pages })}
          </span>
        </div>
      ) : null}
    </div>
  )
}

interface Progress {
  /** The steps done in this round. */
  readonly done: number
  readonly steps: number
  readonly rounds: number
  readonly times: number
}

function progressInWords({ done, steps, rounds, times }: Progress): string {
  const isDone = rounds >= times
  if (times <= 1) return isDone ? t('Done', 'a finished mission') : t('{done} of {all}', { done, all: steps })
  return isDone
    ? t('Done, {rounds} of {times} times', { rounds, times })
    : t('{done} of {all}, {rounds} of {times} times', { done, all: steps, rounds, times })
}
