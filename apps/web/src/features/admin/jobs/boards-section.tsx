import type { AdminBoard, BoardReading } from '@rise/contract/admin/jobs/shapes'
import { msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import type { ReactNode } from 'react'
import { keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { StateList } from '../../../app/lists/state-list.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { useAct } from './queries.ts'
import { sourceName } from './source-names.ts'

const states = { all: msg('All boards'), trouble: msg('In trouble'), paused: msg('Paused', 'job boards') } as const

/** The boards that are read every hour, each with its state and a button to pause it. */
export function BoardsSection() {
  const api = useApi()
  return (
    <StateList
      label={t('Boards')}
      failed={t('Couldn’t load the boards')}
      nothing={() => t('No boards found.')}
      states={states}
      searchLabel={t('Address or company')}
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
  const named = {
    name: companyName ?? address,
    hidden: (words: ReactNode) => <span className="sr-only">{words}</span>,
  }
  const act = useAct(enabled ? t('Board paused.') : t('Board resumed.'), (api, _: undefined) =>
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
            {sourceName(kind)}
            {companyName === null ? null : (
              <>
                <Dot />
                {address}
              </>
            )}
          </p>
          <p className="text-small text-muted">
            {rich(
              '{read, select, yes {Last read {last}} other {Never read}}{enabled, select, yes {, next {next}} other {}}',
              {
                read: lastSuccessAt === null ? 'no' : 'yes',
                last: lastSuccessAt === null ? null : <RelativeTime date={lastSuccessAt} />,
                enabled: enabled ? 'yes' : 'no',
                next: <RelativeTime date={nextReadAt} />,
              },
            )}
          </p>
          {last?.message ? <p className="text-small wrap-anywhere">{last.message}</p> : null}
        </div>
        <Button size="dense" busy={act.isPending} onClick={() => act.mutate(undefined)}>
          {enabled ? rich('Pause<hidden> {name}</hidden>', named) : rich('Resume<hidden> {name}</hidden>', named)}
        </Button>
      </div>
      {readings.length > 0 ? (
        <Disclosure
          summary={t('{count, plural, one {Last reading} other {Last # readings}}', { count: readings.length })}
        >
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
  if (!enabled) return <Badge>{t('Paused', 'a job board')}</Badge>
  if (failures === 0) return <Badge tone="success">{t('OK')}</Badge>
  return <Badge tone="danger">{t('{failures, plural, one {Failed once} other {Failed # times}}', { failures })}</Badge>
}

function outcomeOf({ outcome, added, changed, closed, rejected, message }: BoardReading): string {
  if (outcome === 'failed') return t('failed. {message}', { message: message ?? '' })
  if (outcome === 'unchanged') return t('nothing new')
  const counts = { added, changed, closed, rejected }
  return outcome === 'held'
    ? t(
        'most jobs were missing, so nothing was closed ({added} new, {changed} changed, {closed} closed, {rejected} rejected)',
        counts,
      )
    : t('{added} new, {changed} changed, {closed} closed, {rejected} rejected', counts)
}
