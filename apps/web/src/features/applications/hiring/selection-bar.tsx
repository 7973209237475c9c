import { MOST_COMPARED } from '@rise/contract/applications/limits'
import type { Applicant } from '@rise/contract/applications/shapes'
import { t } from '@rise/texts'
import { lazy, Suspense, useState } from 'react'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { compareHref } from './applicants-address.ts'
import { ColumnSelect } from './column-select.tsx'
import { useColumns } from './use-columns.ts'
import { useMoves } from './use-moves.ts'

const DeclineSeveral = lazy(async () => ({ default: (await import('./decline-several.tsx')).DeclineSeveral }))

interface Props {
  readonly slug: string
  readonly jobId: string
  readonly applicants: readonly Applicant[]
  readonly onDone: () => void
}

/** Actions on the selected applicants. */
export function SelectionBar({ slug, jobId, applicants, onDone }: Props) {
  const columns = useColumns(slug)
  const moves = useMoves(slug, onDone)
  const [targetColumn, setTargetColumn] = useState(columns[1])
  const [isDeclining, setIsDeclining] = useState(false)
  const target =
    columns.find(({ stage, stageId }) => stage === targetColumn?.stage && stageId === targetColumn.stageId) ??
    columns[0]
  return (
    <div className="flex flex-wrap items-end gap-2">
      <ColumnSelect label={t('Move to')} columns={columns} value={target} onChoose={setTargetColumn} />
      <Button
        busy={moves.busy}
        onClick={() => {
          if (target) moves.move(target, applicants)
        }}
      >
        {t('Move')}
      </Button>
      <Button onClick={() => setIsDeclining(true)}>{t('Decline', 'an applicant')}</Button>
      {applicants.length >= 2 && applicants.length <= MOST_COMPARED ? (
        <ButtonLink
          to={compareHref(
            jobId,
            applicants.map(({ _id }) => _id),
          )}
        >
          {t('Compare')}
        </ButtonLink>
      ) : null}
      <Suspense fallback={null}>
        {isDeclining ? (
          <DeclineSeveral slug={slug} applicants={applicants} onDone={onDone} onClose={() => setIsDeclining(false)} />
        ) : null}
      </Suspense>
    </div>
  )
}
