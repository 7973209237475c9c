import { MOST_TIMES } from '@rise/contract/applications/limits'
import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import { placeOfZone } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { ownZone } from '../../../ui/fields/zones.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { useUpdateApplicant } from './use-update-applicant.ts'

const lengths = [15, 30, 45, 60, 90, 120]

interface Props {
  readonly slug: string
  readonly applicant: ApplicantRecord
  readonly onClose: () => void
}

/** Offers an applicant interview times. */
export function InterviewDialog({ slug, applicant: { _id: id, name }, onClose }: Props) {
  const api = useApi()
  const updateApplicant = useUpdateApplicant(slug, id)
  const [interviewId] = useState(() => crypto.randomUUID())
  const [times, setTimes] = useState<readonly string[]>(['', ''])
  const [minutes, setMinutes] = useState(45)
  const [place, setPlace] = useState('')
  const zone = ownZone()
  const propose = useMutation({
    async mutationFn() {
      // The field's value is a local time in this zone.
      const proposedTimes = times.filter((time) => time !== '').map((time) => new Date(time).toISOString())
      if (proposedTimes.length === 0) throw new Error(t('Offer at least one time.'))
      const params = { slug, id, interviewId }
      const body = { minutes, zone, place, times: proposedTimes }
      return (await api('PUT /api/v1/companies/{slug}/applications/{id}/interviews/{interviewId}', { params, body }))
        .result
    },
    onSuccess(updated) {
      updateApplicant(updated)
      onClose()
      showToast({ id: 'applicant', kind: 'success', title: t('Times sent. You’ll hear when they choose one.') })
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('Propose an interview')}
      description={
        name === null
          ? t('The applicant chooses one of these times and sees them in both time zones.')
          : t('{name} chooses one of these times and sees them in both time zones.', { name })
      }
      status={propose.error ? <Notice tone="danger">{propose.error.message}</Notice> : null}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" busy={propose.isPending} onClick={() => propose.mutate()}>
            {t('Send times')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {times.map((time, index) => (
          <TextField
            // The times have no id except their position.
            key={index.toString()}
            label={t('Time {number}', { number: index + 1 })}
            hint={index === 0 ? t('In your time zone ({place}).', { place: placeOfZone(zone) }) : undefined}
            type="datetime-local"
            optional={index > 0}
            value={time}
            onChange={({ target }) => setTimes(times.map((one, at) => (at === index ? target.value : one)))}
          />
        ))}
        {times.length < MOST_TIMES ? (
          <Button
            size="dense"
            icon={<Plus size={16} aria-hidden />}
            onClick={() => setTimes([...times, ''])}
            className="self-start"
          >
            {t('Add time')}
          </Button>
        ) : null}
        <Select
          label={t('Length', 'of an interview')}
          value={minutes}
          onChange={({ target }) => setMinutes(Number(target.value))}
        >
          {lengths.map((length) => (
            <option key={length} value={length}>
              {t('{minutes} minutes', { minutes: length })}
            </option>
          ))}
        </Select>
        <TextField
          label={t('Place')}
          hint={t('An address, or a link to the call.')}
          optional
          maxLength={300}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
      </div>
    </Dialog>
  )
}
