import { type DeclineReason, declineReasons } from '@rise/contract/applications/kinds'
import { LONGEST_MESSAGE } from '@rise/contract/applications/limits'
import { fillIn } from '@rise/contract/applications/setup/words'
import { declineWords, kindDecline } from '@rise/contract/applications/words'
import { t } from '@rise/texts'
import { useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { TextArea } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { TemplateSelect } from './template-select.tsx'

export interface Letter {
  readonly reason: DeclineReason
  readonly message: string
}

interface Props {
  readonly slug: string
  readonly title: string
  /**
   * The values of the letter's placeholders. Undefined for several readers: then the placeholders are filled in when
   * the letters are sent.
   */
  readonly reader?: { readonly name: string; readonly job: string; readonly company: string } | undefined
  readonly busy: boolean
  readonly error: Error | null
  readonly onDecline: (letter: Letter) => void
  readonly onClose: () => void
}

/** Asks for the reason and the letter of a rejection. */
export function DeclineDialog({ slug, title, reader, busy, error, onDecline, onClose }: Props) {
  const [reason, setReason] = useState<DeclineReason>('other-candidate')
  const fillPlaceholders = (text: string) => (reader ? fillIn(text, reader) : text)
  const [message, setMessage] = useState(() => fillPlaceholders(kindDecline('{name}', '{job}')))
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      description={t('They read the reason and your message here, and get the message by email.')}
      status={error ? <Notice tone="danger">{error.message}</Notice> : null}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="danger" busy={busy} onClick={() => onDecline({ reason, message })}>
            {t('Decline', 'an applicant')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label={t('Reason')}
          value={reason}
          onChange={({ target }) => setReason(declineReasons.find((one) => one === target.value) ?? 'other')}
        >
          {declineReasons.map((one) => (
            <option key={one} value={one}>
              {t(declineWords[one])}
            </option>
          ))}
        </Select>
        <TemplateSelect slug={slug} purpose="decline" onChoose={(text) => setMessage(fillPlaceholders(text))} />
        <TextArea
          label={t('Message')}
          hint={
            reader
              ? undefined
              : t('Each of them reads their own {name}, {first} and {job}.', {
                  name: '{name}',
                  first: '{first name}',
                  job: '{job}',
                })
          }
          rows={8}
          maxLength={LONGEST_MESSAGE}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </div>
    </Dialog>
  )
}
