import { columnOf } from '@rise/contract/applications/setup/policy'
import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import { stageNames } from '@rise/contract/applications/words'
import { t } from '@rise/texts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { ColumnSelect } from './column-select.tsx'
import { useColumns } from './use-columns.ts'
import { useMoves } from './use-moves.ts'

const DeclineOne = lazy(async () => ({ default: (await import('./decline-one.tsx')).DeclineOne }))
const InterviewDialog = lazy(async () => ({ default: (await import('./interview-dialog.tsx')).InterviewDialog }))

/** The team's actions on an applicant: move, propose an interview, decline. Renders nothing if they withdrew. */
export function ApplicantActs({ slug, applicant }: { slug: string; applicant: ApplicantRecord }) {
  const { stage } = applicant
  const moves = useMoves(slug)
  const columns = useColumns(slug)
  const [dialog, setDialog] = useState<'decline' | 'interview'>()
  if (stage === 'withdrawn') return null
  const close = () => setDialog(undefined)
  return (
    <div className="flex flex-wrap items-end gap-2">
      <ColumnSelect
        label={t('Stage')}
        columns={columns}
        value={columnOf(applicant, columns)}
        elsewhere={t(stageNames[stage])}
        onChoose={(column) => moves.move(column, [applicant])}
      />
      {stage === 'declined' || stage === 'hired' ? null : (
        <Button onClick={() => setDialog('interview')}>{t('Propose interview')}</Button>
      )}
      {stage === 'declined' ? null : (
        <Button onClick={() => setDialog('decline')}>{t('Decline', 'an applicant')}</Button>
      )}
      <Suspense fallback={null}>
        {dialog === 'decline' ? <DeclineOne slug={slug} applicant={applicant} onClose={close} /> : null}
        {dialog === 'interview' ? <InterviewDialog slug={slug} applicant={applicant} onClose={close} /> : null}
      </Suspense>
    </div>
  )
}
