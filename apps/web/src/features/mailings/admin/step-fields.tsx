import type { SequenceStep } from '@rise/contract/mailings/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'

export interface StepDraft {
  /** The id of a saved step. */
  readonly _id?: string
  readonly delayHours: number
  readonly subject: string
  readonly body: string
}

interface Props {
  readonly step: StepDraft
  readonly stored: SequenceStep | undefined
  readonly number: number
  readonly sequenceId: string | undefined
  readonly onChange: (change: Partial<StepDraft>) => void
  readonly onRemove: (() => void) | undefined
}

/** One email of a sequence. */
export function StepFields({ step, stored, number, sequenceId, onChange, onRemove }: Props) {
  const body = useId()
  return (
    <Card as="section" aria-label={t('Step {number}', { number })} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-h3">{t('Step {number}', { number })}</h3>
        {stored ? (
          <p className="text-small text-muted">
            {t('{sent} sent, {waiting} waiting', {
              sent: formatInteger(stored.sent),
              waiting: formatInteger(stored.waiting),
            })}
          </p>
        ) : null}
      </div>
      <TextField
        label={number === 1 ? t('Hours after entering', 'a sequence') : t('Hours after the step before')}
        inputMode="numeric"
        className="max-w-card"
        value={step.delayHours}
        onChange={({ target }) => onChange({ delayHours: /^\d{1,4}$/.test(target.value) ? Number(target.value) : 0 })}
      />
      <TextField
        label={t('Subject', 'of an email')}
        value={step.subject}
        onChange={(event) => onChange({ subject: event.target.value })}
      />
      <RichTextField id={body} label={t('Text')} html={step.body} onChange={(html) => onChange({ body: html })} />
      <div className="flex flex-wrap gap-2">
        {stored && sequenceId !== undefined ? <TestButton sequenceId={sequenceId} stepId={stored._id} /> : null}
        {onRemove ? (
          <Button variant="ghost" onClick={onRemove}>
            {rich('Remove step<hidden> {number}</hidden>', {
              number,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}

/** Sends the saved step as a test, without unsaved changes. */
function TestButton({ sequenceId, stepId }: { sequenceId: string; stepId: string }) {
  const api = useApi()
  const user = useCurrentUser()
  const test = useMutation({
    mutationFn: () =>
      api('POST /api/v1/admin/emails/sequences/{id}/steps/{step}/test', { params: { id: sequenceId, step: stepId } }),
    onSuccess: () =>
      showToast({
        kind: 'success',
        title: user
          ? t('We’ve sent the saved step to {email}.', { email: user.email })
          : t('We’ve sent the saved step to you.'),
      }),
    onError: ({ message }) => showToast({ kind: 'failure', title: message }),
  })
  return (
    <Button busy={test.isPending} onClick={() => test.mutate()}>
      {t('Send test')}
    </Button>
  )
}
