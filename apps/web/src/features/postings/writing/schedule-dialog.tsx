import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { COMPANY_JOBS } from '../posting-address.ts'

interface Props {
  readonly slug: string
  readonly id: string
  readonly onClose: () => void
}

/** Asks for the day and time on which a job is published. */
export function ScheduleDialog({ slug, id, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [localTime, setLocalTime] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const schedule = useMutation({
    mutationFn: (publishAt: string) =>
      api('PUT /api/v1/companies/{slug}/written-jobs/{id}/state', {
        params: { slug, id },
        body: { state: 'scheduled', publishAt },
      }),
    onSuccess: async () => {
      showToast({ id: 'job', kind: 'success', title: t('Job scheduled.') })
      await navigate(`${COMPANY_JOBS}?show=drafts`)
      await queryClient.invalidateQueries()
    },
  })
  const { error } = schedule
  const refusal = error instanceof ApiError ? (error.fields?.['body.publishAt'] ?? error.message) : error?.message

  function send() {
    const time = new Date(localTime)
    if (Number.isNaN(time.getTime())) return setIsMissing(true)
    schedule.mutate(time.toISOString())
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('Schedule this job')}
      description={t('We’ll publish it then. You can still edit it until that time.')}
      actions={
        <Button variant="primary" busy={schedule.isPending} onClick={send}>
          {t('Schedule job')}
        </Button>
      }
    >
      <TextField
        label={t('Day and time')}
        hint={t('In your own time zone.')}
        type="datetime-local"
        value={localTime}
        error={isMissing ? t('Choose a day and a time.') : refusal}
        onChange={(event) => {
          setIsMissing(false)
          setLocalTime(event.target.value)
        }}
      />
    </Dialog>
  )
}
