import type { Stage } from '@rise/contract/applications/kinds'
import { type Column, columnOf } from '@rise/contract/applications/setup/policy'
import type { Applicant } from '@rise/contract/applications/shapes'
import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { TextLink } from '../../../ui/base/link.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { applicantsQuery } from '../queries.ts'
import { GONE, ratingWords } from './applicant-words.ts'
import { type ApplicantsView, applicantHref, filterOf, viewHref } from './applicants-address.ts'
import { columnKey, useColumns } from './use-columns.ts'
import { useMoves } from './use-moves.ts'

interface Props {
  readonly slug: string
  readonly jobId: string
  readonly view: ApplicantsView
  readonly counts: Readonly<Record<Stage, number>>
  readonly stageCounts: Readonly<Record<string, number>>
}

type Moving = ReturnType<typeof useMoves>['move']

/** Applicants in columns, one for each stage that the team moves them to: dragged, or moved by the control on each card. */
export function ApplicantsBoard({ slug, jobId, view, counts, stageCounts }: Props) {
  const { move } = useMoves(slug)
  const columns = useColumns(slug)
  const [dragged, setDragged] = useState<Applicant>()
  return (
    <>
      <p className="text-small text-muted">
        Drag an applicant to another stage, choose it on the card, or press Alt with the left or right arrow key.
      </p>
      <div className="-mx-gutter overflow-x-auto px-gutter pb-4">
        <div className="flex min-w-max gap-3">
          {columns.map((column) => (
            <BoardColumn
              key={columnKey(column)}
              {...{ slug, jobId, view, column, columns, move, dragged }}
              count={column.stageId === null ? counts[column.stage] : (stageCounts[column.stageId] ?? 0)}
              onDrag={setDragged}
            />
          ))}
        </div>
      </div>
      <p className="text-small text-muted tabular-nums">
        <TextLink to={viewHref(jobId, { ...view, as: 'table', stage: 'declined' })}>
          {formatInteger(counts.declined)} declined
        </TextLink>
        {'\u00a0· '}
        <TextLink to={viewHref(jobId, { ...view, as: 'table', stage: 'withdrawn' })}>
          {formatInteger(counts.withdrawn)} withdrawn
        </TextLink>
      </p>
    </>
  )
}

interface ColumnProps extends Omit<Props, 'counts' | 'stageCounts'> {
  readonly column: Column
  readonly columns: readonly Column[]
  readonly count: number
  readonly move: Moving
  readonly dragged: Applicant | undefined
  readonly onDrag: (applicant: Applicant | undefined) => void
}

function BoardColumn({ slug, jobId, view, column, columns, count, move, dragged, onDrag }: ColumnProps) {
  const { stage, stageId, name } = column
  const isHere = (applicant: Applicant) => columnOf(applicant, columns) === column
  const query = { ...filterOf(view), stage, ...(stageId !== null && { stageId }) }
  const { data } = useQuery(applicantsQuery(useApi(), { slug, id: jobId }, query))
  const [over, setOver] = useState(false)
  const items = data?.items ?? []
  return (
    <section
      aria-label={name}
      className={cx('flex w-[15rem] flex-1 flex-col gap-2 rounded-card p-2', over ? 'bg-brand-soft' : 'bg-raised')}
      onDragOver={(event) => {
        if (!dragged || isHere(dragged)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (dragged && !isHere(dragged)) move(column, [dragged])
      }}
    >
      <h3 className="px-1 text-small font-semibold">
        {name} <span className="font-normal text-muted tabular-nums">{formatInteger(count)}</span>
      </h3>
      <ol className="flex min-h-16 flex-col gap-2">
        {items.map((applicant) => (
          <li
            key={applicant._id}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', applicant.name ?? '')
              onDrag(applicant)
            }}
            onDragEnd={() => onDrag(undefined)}
            onKeyDown={(event) => moveByKey(event, applicant, { columns, move })}
            className="flex cursor-grab flex-col gap-2 rounded-card border border-line bg-surface p-3"
          >
            <BoardCard jobId={jobId} applicant={applicant} columns={columns} move={move} />
          </li>
        ))}
      </ol>
      {count > items.length && items.length > 0 ? (
        <TextLink
          to={viewHref(jobId, { ...view, as: 'table', stage, stageId: stageId ?? undefined })}
          className="px-1 text-small"
        >
          See all {formatInteger(count)}
        </TextLink>
      ) : null}
    </section>
  )
}

interface Moves {
  readonly columns: readonly Column[]
  readonly move: Moving
}

function moveByKey(event: KeyboardEvent, applicant: Applicant, { columns, move }: Moves): void {
  if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
  event.preventDefault()
  const here = columnOf(applicant, columns)
  const next = here && columns[columns.indexOf(here) + (event.key === 'ArrowRight' ? 1 : -1)]
  if (next) move(next, [applicant])
}

function BoardCard({ jobId, applicant, columns, move }: Moves & { jobId: string; applicant: Applicant }) {
  const { _id, name, headline, stage, match, knockedOut, rating, notes, openedAt } = applicant
  const here = columnOf(applicant, columns)
  const shown = name ?? GONE
  return (
    <>
      <div className="min-w-0">
        <TextLink look="plain" to={applicantHref(jobId, _id)} className="text-small font-semibold wrap-anywhere">
          {shown}
        </TextLink>
        {headline ? <p className="line-clamp-2 text-small text-muted wrap-anywhere">{headline}</p> : null}
      </div>
      <p className="flex flex-wrap items-center gap-2 text-small text-muted tabular-nums empty:hidden">
        {openedAt === null && stage === 'received' ? <Badge tone="brand">New</Badge> : null}
        {knockedOut ? <Badge tone="warning">Knock-out</Badge> : null}
        {match === null ? null : <span>{match}% match</span>}
        {rating !== null || notes > 0 ? ratingWords(rating, notes) : null}
      </p>
      {name === null ? null : (
        <div className="select-arrow">
          <select
            aria-label={`Stage of ${shown}`}
            value={here ? columnKey(here) : ''}
            onChange={({ target }) => {
              const next = columns.find((one) => columnKey(one) === target.value)
              if (next) move(next, [applicant])
            }}
            className="h-8 w-full appearance-none rounded-control border border-control bg-surface px-2 pr-8 text-small"
          >
            {columns.map((one) => (
              <option key={columnKey(one)} value={columnKey(one)}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  )
}
