import { LONGEST_MESSAGE } from '@rise/contract/applications/limits'
import { kindDecline } from '@rise/contract/applications/words'
import { type CloseReason, closeReasons } from '@rise/contract/postings/kinds'
import { useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextArea } from '../../../ui/base/field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { reasonNames } from '../writing/state-words.ts'
import type { Closing } from './use-close-jobs.ts'

interface Props {
  readonly title: string
  /** The number of applicants of these jobs without a decision. */
  readonly undecided: number
  /** Whether the viewer may decline these applicants. */
  readonly mayHire: boolean
  readonly busy: boolean
  readonly onClose: (closing: Closing) => void
  readonly onCancel: () => void
}

/** Asks why a job is closed, and whether to answer its applicants without a decision. */
export function CloseDialog({ title, undecided, mayHire, busy, onClose, onCancel }: Props) {
  const [reason, setReason] = useState<CloseReason>('hired-here')
  const [answers, setAnswers] = useState(false)
  const [message, setMessage] = useState(() => kindDecline('{name}', '{job}'))
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel()
      }}
      title={title}
      description="People can still open its page, which says that it’s closed. You can reopen it at any time."
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            variant="danger"
            busy={busy}
            disabled={answers && message.trim() === ''}
            onClick={() => onClose({ reason, message: answers ? message : null })}
          >
            {answers ? 'Answer and close' : 'Close job'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <fieldset>
          <legend className="text-small font-medium">Why?</legend>
          {closeReasons.map((one) => (
            <Checkbox
              key={one}
              type="radio"
              name="reason"
              size="dense"
              label={reasonNames[one]}
              checked={reason === one}
              onChange={() => setReason(one)}
            />
          ))}
        </fieldset>
        {undecided > 0 ? (
          <UndecidedApplicants count={undecided} mayHire={mayHire} answers={answers} onAnswers={setAnswers} />
        ) : null}
        {answers ? (
          <TextArea
            label="Message"
            hint="Each of them reads their own {name} and {job}, here and by email."
            rows={8}
            maxLength={LONGEST_MESSAGE}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

interface UndecidedProps {
  readonly count: number
  readonly mayHire: boolean
  readonly answers: boolean
  readonly onAnswers: (answers: boolean) => void
}

function UndecidedApplicants({ count, mayHire, answers, onAnswers }: UndecidedProps) {
  const wait = count === 1 ? '1 applicant still waits for a decision' : `${count} applicants still wait for a decision`
  if (!mayHire) return <p className="text-small">{wait}. An owner or a recruiter of your team can answer them.</p>
  return (
    <fieldset>
      <legend className="text-small font-medium">{wait}</legend>
      <Checkbox
        type="radio"
        name="answers"
        size="dense"
        label="Decline them now, with a message"
        checked={answers}
        onChange={() => onAnswers(true)}
      />
      <Checkbox
        type="radio"
        name="answers"
        size="dense"
        label="Answer them later"
        hint="We’ll tell them that the job has closed."
        checked={!answers}
        onChange={() => onAnswers(false)}
      />
    </fieldset>
  )
}
