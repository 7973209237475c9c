import { LONGEST_MESSAGE } from '@rise/contract/applications/limits'
import { kindDecline } from '@rise/contract/applications/words'
import { type CloseReason, closeReasons } from '@rise/contract/postings/kinds'
import { t } from '@rise/texts'
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
      description={t('People can still open its page, which says that it’s closed. You can reopen it at any time.')}
      actions={
        <>
          <Button onClick={onCancel}>{t('Cancel')}</Button>
          <Button
            variant="danger"
            busy={busy}
            disabled={answers && message.trim() === ''}
            onClick={() => onClose({ reason, message: answers ? message : null })}
          >
            {answers ? t('Answer and close') : t('Close job')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <fieldset>
          <legend className="text-small font-medium">{t('Why?')}</legend>
          {closeReasons.map((one) => (
            <Checkbox
              key={one}
              type="radio"
              name="reason"
              size="dense"
              label={t(reasonNames[one])}
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
            label={t('Message')}
            hint={t("Each of them reads their own '{name}' and '{job}', here and by email.")}
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
  if (!mayHire) {
    return (
      <p className="text-small">
        {t(
          '{count, plural, one {# applicant still waits for a decision} other {# applicants still wait for a decision}}. An owner or a recruiter of your team can answer them.',
          { count },
        )}
      </p>
    )
  }
  return (
    <fieldset>
      <legend className="text-small font-medium">
        {t(
          '{count, plural, one {# applicant still waits for a decision} other {# applicants still wait for a decision}}',
          { count },
        )}
      </legend>
      <Checkbox
        type="radio"
        name="answers"
        size="dense"
        label={t('Decline them now, with a message')}
        checked={answers}
        onChange={() => onAnswers(true)}
      />
      <Checkbox
        type="radio"
        name="answers"
        size="dense"
        label={t('Answer them later')}
        hint={t('We’ll tell them that the job has closed.')}
        checked={!answers}
        onChange={() => onAnswers(false)}
      />
    </fieldset>
  )
}
