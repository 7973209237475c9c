import { teamStages } from '@rise/contract/applications/kinds'
import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import { stageNames } from '@rise/contract/applications/words'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { useMoves } from './use-moves.ts'

const DeclineDialog = lazy(async () => ({ default: (await import('./decline-dialog.tsx')).DeclineDialog }))
const InterviewDialog = lazy(async () => ({ default: (await import('./interview-dialog.tsx')).InterviewDialog }))

/** Moving, inviting and declining one applicant; nothing for one who withdrew. */
export function ApplicantActs({ slug, applicant }: { slug: string; applicant: ApplicantRecord }) {
  const { stage } = applicant
  const moves = useMoves(slug)
  const [dialog, setDialog] = useState<'decline' | 'interview'>()
  if (stage === 'withdrawn') return null
  const close = () => setDialog(undefined)
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Select
        label="Stage"
        value={stage}
        onChange={({ target }) => {
          const next = teamStages.find((one) => one === target.value)
          if (next) moves.move(next, [applicant])
        }}
      >
        {stage === 'declined' ? <option value="declined">{stageNames.declined}</option> : null}
        {teamStages.map((one) => (
          <option key={one} value={one}>
            {stageNames[one]}
          </option>
        ))}
      </Select>
      {stage === 'declined' || stage === 'hired' ? null : (
        <Button onClick={() => setDialog('interview')}>Propose interview</Button>
      )}
      {stage === 'declined' ? null : <Button onClick={() => setDialog('decline')}>Decline</Button>}
      <Suspense fallback={null}>
        {dialog === 'decline' ? <DeclineDialog slug={slug} applicant={applicant} onClose={close} /> : null}
        {dialog === 'interview' ? <InterviewDialog slug={slug} applicant={applicant} onClose={close} /> : null}
      </Suspense>
    </div>
  )
}
