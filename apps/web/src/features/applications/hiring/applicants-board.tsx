import type { Stage } from '@rise/contract/applications/kinds'
import { type Column, columnOf } from '@rise/contract/applications/setup/policy'
import type { Applicant } from '@rise/contract/applications/shapes'
import { LAST_PAGE, PAGE_SIZE } from '@rise/contract/limits'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useRef, useState } from 'react'
import { cx } from '../../../ui/base/class-names.ts'
import { Dot } from '../../../ui/base/facts.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { type ApplicantsView, filterOf, viewHref } from './applicants-address.ts'
import { ColumnPage } from './column-page.tsx'
import { type BoardMoves, useBoardMoves } from './use-board-moves.ts'
import { columnKey, useColumns } from './use-columns.ts'

interface Props {
  readonly slug: string
  readonly jobId: string
  readonly view: ApplicantsView
  readonly counts: Readonly<Record<Stage, number>>
  readonly stageCounts: Readonly<Record<string, number>>
}

/** Applicants in columns, one for each stage: dragged, or moved by the control on each card. */
export function ApplicantsBoard({ slug, jobId, view, counts, stageCounts }: Props) {
  const moves = useBoardMoves(slug)
  const columns = useColumns(slug)
  return (
    <>
      <p className="text-small text-muted">
        {t('Drag an applicant to another stage, choose it on the card, or press Alt with the left or right arrow key.')}
      </p>
      <div className="-mx-gutter overflow-x-auto px-gutter pb-4">
        <div className="flex min-w-max gap-3">
          {columns.map((column) => (
            <BoardColumn
              key={columnKey(column)}
              {...{ slug, jobId, view, column, columns, moves }}
              count={column.stageId === null ? counts[column.stage] : (stageCounts[column.stageId] ?? 0)}
            />
          ))}
        </div>
      </div>
      <p className="text-small text-muted tabular-nums">
        <TextLink to={viewHref(jobId, { ...view, as: 'table', stage: 'declined' })}>
          {t('{count} declined', { count: formatInteger(counts.declined) }, 'applications')}
        </TextLink>
        <Dot />
        <TextLink to={viewHref(jobId, { ...view, as: 'table', stage: 'withdrawn' })}>
          {t('{count} withdrawn', { count: formatInteger(counts.withdrawn) }, 'applications')}
        </TextLink>
      </p>
    </>
  )
}

interface ColumnProps extends Omit<Props, 'counts' | 'stageCounts'> {
  readonly column: Column
  readonly columns: readonly Column[]
  readonly count: number
  readonly moves: BoardMoves
}

function BoardColumn({ slug, jobId, view, column, columns, count, moves }: ColumnProps) {
  const { stage, stageId, name } = column
  const { dragged } = moves
  const isHere = (applicant: Applicant) => columnOf(applicant, columns) === column
  const query = { ...filterOf(view), stage, ...(stageId !== null && { stageId }) }
  const [isOver, setIsOver] = useState(false)
  const scroller = useRef<HTMLDivElement>(null)
  const pages = Math.min(LAST_PAGE, Math.ceil(count / PAGE_SIZE))
  return (
    <section
      aria-label={name}
      className={cx('flex w-[15rem] flex-1 flex-col gap-2 rounded-card p-2', isOver ? 'bg-brand-soft' : 'bg-raised')}
      onDragOver={(event) => {
        if (!dragged || isHere(dragged)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        if (dragged && !isHere(dragged)) moves.drop(column)
      }}
    >
      <h3 className="px-1 text-small font-semibold">
        {name} <span className="font-normal text-muted tabular-nums">{formatInteger(count)}</span>
      </h3>
      {/* A long column scrolls separately, so that its neighbours stay in view. */}
      <div ref={scroller} className="flex max-h-[75vh] min-h-16 flex-col gap-2 overflow-y-auto">
        {Array.from({ length: pages }, (_, index) => (
          <ColumnPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its number
            key={index}
            {...{ slug, jobId, query, columns, moves, scroller }}
            page={index + 1}
            size={Math.min(PAGE_SIZE, count - index * PAGE_SIZE)}
          />
        ))}
      </div>
    </section>
  )
}
