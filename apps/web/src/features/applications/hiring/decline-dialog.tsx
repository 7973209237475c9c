import { type DeclineReason, declineReasons } from '@rise/contract/applications/kinds'
import { LONGEST_MESSAGE } from '@rise/contract/applications/limits'
import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import { declineWords, kindDecline } from '@rise/contract/applications/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextArea } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useKeepApplicant } from './use-keep-applicant.ts'

interface Props {
  readonly slug: string
  readonly applicant: ApplicantRecord
  readonly onClose: () => void
}

/** Declines an applicant with a reason and a letter. */
export function DeclineDialog({ slug, applicant: { _id: id, version, name, job }, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const keep = useKeepApplicant(slug, id)
  const [reason, setReason] = useState<DeclineReason>('other-candidate')
  const [message, setMessage] = useState(() => kindDecline(name ?? '', job.title))
  const decline = useMutation({
    mutationFn: async () =>
      (
        await api('PUT /api/v1/companies/{slug}/applications/{id}/decline', {
          params: { slug, id },
          body: { version, reason, message },
        })
      ).result,
    onSuccess(now) {
      keep(now)
      onClose()
      showToast({ id: 'applicant', kind: 'success', title: 'Declined. Your message is on its way.' })
    },
    // Someone may have moved it: what is below the dialog shows where it is now.
    onError: () => void queryClient.invalidateQueries({ queryKey: ['applicants', slug, 'one', id] }),
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={`Decline ${name ?? 'this applicant'}?`}
      description="They read the reason and your message here, and get the message by email."
      status={decline.error ? <Notice tone="danger">{decline.error.message}</Notice> : null}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={decline.isPending} onClick={() => decline.mutate()}>
            Decline
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label="Reason"
          value={reason}
          onChange={({ target }) => setReason(declineReasons.find((one) => one === target.value) ?? 'other')}
        >
          {declineReasons.map((one) => (
            <option key={one} value={one}>
              {declineWords[one]}
            </option>
          ))}
        </Select>
        <TextArea
          label="Message"
          rows={8}
          maxLength={LONGEST_MESSAGE}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </div>
    </Dialog>
  )
}
