import type { AdminBoard, BoardReading } from '@rise/contract/admin/jobs/shapes'
import { t } from '@rise/texts'
import { keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { StateList } from '../../../app/lists/state-list.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { useAct } from './queries.ts'
import { sourceNames } from './source-names.ts'

const states = { all: 'All boards', trouble: 'In trouble', paused: 'Paused' } as const

/** The boards that are read every hour, each with its state and a button to pause it. */
export function BoardsSection() {
  const api = useApi()
  return (
    <StateList
      label={t('Boards')}
      failed={t('Couldn’t load the boards')}
      nothing={() => t('No boards found.')}
      states={states}
      searchLabel="Address or company"
      queryOf={(query) => queryOf(api, 'GET /api/v1/admin/job-boards', { query }, keepPrevious)}
    >
      {(boards) =>
        boards.length === 0 ? null : (
          <ul className="rows">
            {boards.map((board) => (
              <li key={board._id}>
                <BoardRow board={board} />
              </li>
            ))}
          </ul>
        )
      }
    </StateList>
  )
}

function BoardRow({ board }: { board: AdminBoard }) {
  const { kind, address, companyName, enabled, lastSuccessAt, nextReadAt, readings } = board
  const [last] = readings
  const act = useAct(enabled ? 'Board paused.' : 'Board resumed.', (api, _: undefined) =>
    api('PUT /api/v1/admin/job-boards/{id}/enabled', { params: { id: board._id }, body: { enabled: !enabled } }),
  )
  return (
    <div className="row flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">
            {companyName ?? address} <HealthBadge board={board} />
          </p>
          <p className="text-small text-muted wrap-anywhere">
            {sourceNames[kind] ?? kind}
            {companyName === null ? null : (
              <>
                <Dot />
                {address}
              </>
            )}
          </p>
          <p className="text-small text-muted">
            {lastSuccessAt === null ? (
              'Never read'
            ) : (
              <>
                Last read <RelativeTime date={lastSuccessAt} />
              </>
            )}
            {enabled ? (
              <>
                , next <RelativeTime date={nextReadAt} />
              </>
            ) : null}
          </p>
          {last?.message ? <p className="text-small wrap-anywhere">{last.message}</p> : null}
        </div>
        <Button size="dense" busy={act.isPending} onClick={() => act.mutate(undefined)}>
          {enabled ? 'Pause' : 'Resume'}
          <span className="sr-only"> {companyName ?? address}</span>
        </Button>
      </div>
      {readings.length > 0 ? (
        <Disclosure summary={`Last ${readings.length === 1 ? 'reading' : `${readings.length} readings`}`}>
          <ul className="flex flex-col gap-1">
            {readings.map((reading) => (
              <li key={reading._id}>
                <RelativeTime date={reading.at} />: {outcomeOf(reading)}
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </div>
  )
}

function HealthBadge({ board: { enabled, failures } }: { board: AdminBoard }) {
  if (!enabled) return <Badge>Paused</Badge>
  if (failures === 0) return <Badge tone="success">OK</Badge>
  return <Badge tone="danger">{failures === 1 ? 'Failed once' : `Failed ${failures} times`}</Badge>
}

function outcomeOf({ outcome, added, changed, closed, rejected, message }: BoardReading): string {
  if (outcome === 'failed') return `failed. ${message ?? ''}`
  if (outcome === 'unchanged') return 'nothing new'
  const counts = `${added} new, ${changed} changed, ${closed} closed, ${rejected} rejected`
  return outcome === 'held' ? `most jobs were missing, so nothing was closed (${counts})` : counts
}
