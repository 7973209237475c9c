import { type Column, columnOf } from '@rise/contract/applications/setup/policy'
import type { Applicant } from '@rise/contract/applications/shapes'
import { t } from '@rise/texts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { TextLink } from '../../../ui/base/link.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { MatchBadge } from '../../jobs/index.ts'
import { DELETED_APPLICANT, ratingWords } from './applicant-words.ts'
import { applicantHref } from './applicants-address.ts'
import type { BoardMoves } from './use-board-moves.ts'
import { columnKey } from './use-columns.ts'

interface Props {
  readonly jobId: string
  readonly applicant: Applicant
  readonly columns: readonly Column[]
  readonly moves: BoardMoves
}

/** An applicant on the board: dragged, or moved by keyboard or by its select. */
export function BoardCard({ jobId, applicant, columns, moves }: Props) {
  const card = useRef<HTMLLIElement>(null)
  const { isAwaited } = moves
  const id = applicant._id
  useEffect(() => {
    // A moved card is a new element in its new column: it gets the keyboard's focus.
    if (isAwaited(id)) card.current?.querySelector('select')?.focus()
  }, [isAwaited, id])
  return (
    <li
      ref={card}
      data-applicant={id}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', applicant.name ?? '')
        moves.drag(applicant)
      }}
      onDragEnd={() => moves.drag(undefined)}
      onKeyDown={(event) => moveByKey(event, { applicant, columns, moves })}
      className="flex cursor-grab flex-col gap-2 rounded-card border border-line bg-surface p-3 skip-offscreen [contain-intrinsic-size:auto_9rem]"
    >
      <Content jobId={jobId} applicant={applicant} columns={columns} moves={moves} />
    </li>
  )
}

function moveByKey(event: KeyboardEvent, { applicant, columns, moves }: Omit<Props, 'jobId'>): void {
  if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
  event.preventDefault()
  const currentColumn = columnOf(applicant, columns)
  const nextColumn = currentColumn && columns[columns.indexOf(currentColumn) + (event.key === 'ArrowRight' ? 1 : -1)]
  if (nextColumn) moves.move(nextColumn, applicant)
}

function Content({ jobId, applicant, columns, moves }: Props) {
  const { _id, name, headline, stage, match, knockedOut, rating, notes, openedAt } = applicant
  const currentColumn = columnOf(applicant, columns)
  const displayName = name ?? t(DELETED_APPLICANT)
  return (
    <>
      <div className="min-w-0">
        <TextLink look="plain" to={applicantHref(jobId, _id)} className="text-small font-semibold wrap-anywhere">
          {displayName}
        </TextLink>
        {headline ? <p className="line-clamp-2 text-small text-muted wrap-anywhere">{headline}</p> : null}
      </div>
      <p className="flex flex-wrap items-center gap-2 text-small text-muted tabular-nums empty:hidden">
        {openedAt === null && stage === 'received' ? <Badge tone="brand">{t('New', 'an applicant')}</Badge> : null}
        {knockedOut ? <Badge tone="warning">{t('Knock-out')}</Badge> : null}
        <MatchBadge score={match} />
        {rating !== null || notes > 0 ? ratingWords(rating, notes) : null}
      </p>
      {name === null ? null : (
        <div className="select-arrow">
          <select
            aria-label={t('Stage of {name}', { name: displayName })}
            value={currentColumn ? columnKey(currentColumn) : ''}
            onChange={({ target }) => {
              const nextColumn = columns.find((one) => columnKey(one) === target.value)
              if (nextColumn) moves.move(nextColumn, applicant)
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
