import { type Stage, type TeamStage, teamStages } from '@rise/contract/applications/kinds'
import type { Applicant } from '@rise/contract/applications/shapes'
import { stageNames } from '@rise/contract/applications/words'
import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { TextLink } from '../../../ui/base/link.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { applicantsQuery } from '../queries.ts'
import { GONE, ratingWords } from './applicant-words.ts'
import { type ApplicantsView, applicantHref, viewHref } from './applicants-address.ts'
import { useMoves } from './use-moves.ts'

interface Props {
  readonly slug: string
  readonly jobId: string
  readonly view: ApplicantsView
  readonly counts: Readonly<Record<Stage, number>>
}

type Moving = ReturnType<typeof useMoves>['move']

/** Applicants in columns, one for each stage that the team moves them to: dragged, or moved by the control on each card. */
export function ApplicantsBoard({ slug, jobId, view, counts }: Props) {
  const { move } = useMoves(slug)
  const [dragged, setDragged] = useState<Applicant>()
  return (
    <>
      <p className="text-small text-muted">
        Drag an applicant to another stage, choose it on the card, or press Alt with the left or right arrow key.
      </p>
      <div className="-mx-gutter overflow-x-auto px-gutter pb-4">
        <div className="grid min-w-max grid-cols-5 gap-3 xl:min-w-0">
          {teamStages.map((stage) => (
            <Column
              key={stage}
              {...{ slug, jobId, view, stage, move, dragged }}
              count={counts[stage]}
              onDrag={setDragged}
            />
          ))}
        </div>
      </div>
      <p className="text-small text-muted tabular-nums">
        <TextLink to={viewHref(jobId, { ...view, as: 'table', stage: 'declined' })}>
          {formatInteger(counts.declined)} declined
        </TextLink>
        {' · '}
        <TextLink to={viewHref(jobId, { ...view, as: 'table', stage: 'withdrawn' })}>
          {formatInteger(counts.withdrawn)} withdrawn
        </TextLink>
      </p>
    </>
  )
}

interface ColumnProps extends Omit<Props, 'counts'> {
  readonly stage: TeamStage
  readonly count: number
  readonly move: Moving
  readonly dragged: Applicant | undefined
  readonly onDrag: (applicant: Applicant | undefined) => void
}

function Column({ slug, jobId, view, stage, count, move, dragged, onDrag }: ColumnProps) {
  const { q, fit, sort } = view
  const query = { stage, ...(q !== '' && { q }), fit, sort }
  const { data } = useQuery(applicantsQuery(useApi(), { slug, id: jobId }, query))
  const [over, setOver] = useState(false)
  const items = data?.items ?? []
  return (
    <section
      aria-label={stageNames[stage]}
      className={cx('flex w-[15rem] flex-col gap-2 rounded-card p-2 xl:w-auto', over ? 'bg-brand-soft' : 'bg-raised')}
      onDragOver={(event) => {
        if (!dragged || dragged.stage === stage) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (dragged && dragged.stage !== stage) move(stage, [dragged])
      }}
    >
      <h3 className="px-1 text-small font-semibold">
        {stageNames[stage]} <span className="font-normal text-muted tabular-nums">{formatInteger(count)}</span>
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
            onKeyDown={(event) => moveByKey(event, applicant, move)}
            className="flex cursor-grab flex-col gap-2 rounded-card border border-line bg-surface p-3"
          >
            <BoardCard jobId={jobId} applicant={applicant} move={move} />
          </li>
        ))}
      </ol>
      {count > items.length && items.length > 0 ? (
        <TextLink to={viewHref(jobId, { ...view, as: 'table', stage })} className="px-1 text-small">
          See all {formatInteger(count)}
        </TextLink>
      ) : null}
    </section>
  )
}

function moveByKey(event: KeyboardEvent, applicant: Applicant, move: Moving): void {
  if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
  event.preventDefault()
  const at = (teamStages as readonly Stage[]).indexOf(applicant.stage)
  const next = teamStages[at + (event.key === 'ArrowRight' ? 1 : -1)]
  if (next) move(next, [applicant])
}

function BoardCard({ jobId, applicant, move }: { jobId: string; applicant: Applicant; move: Moving }) {
  const { _id, name, headline, stage, knockedOut, rating, notes, openedAt } = applicant
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
        {rating !== null || notes > 0 ? ratingWords(rating, notes) : null}
      </p>
      {name === null ? null : (
        <div className="select-arrow">
          <select
            aria-label={`Stage of ${shown}`}
            value={stage}
            onChange={({ target }) => {
              const next = teamStages.find((one) => one === target.value)
              if (next) move(next, [applicant])
            }}
            className="h-8 w-full appearance-none rounded-control border border-control bg-surface px-2 pr-8 text-small"
          >
            {teamStages.map((one) => (
              <option key={one} value={one}>
                {stageNames[one]}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  )
}
