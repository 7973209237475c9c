import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import type { DraftForm } from '../../../app/forms/use-draft-form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'

interface Props {
  readonly name: string
  readonly form: Pick<DraftForm<object>, 'failure' | 'busy' | 'onSubmit'>
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** The form of a claim: the error, its fields, and the buttons. */
export function ClaimForm({ name, form, onCancel, children }: Props) {
  return (
    <form aria-label={name} method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('Claim reward')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}
