import { FEWEST_COACHING_TIMES, LONGEST_WISH, MOST_COACHING_TIMES } from '@rise/contract/missions/limits'
import { msg, t } from '@rise/texts'
import { useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { useDraftForm } from '../../../app/forms/use-draft-form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { FieldNotes, TextArea, TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { ownZone, zoneName, zonesWith } from '../../../ui/fields/zones.ts'
import { useShowRewards } from '../queries.ts'
import { ClaimForm } from './claim-form.tsx'

const places = [
  { key: 'first', label: msg('First time', 'proposed for coaching') },
  { key: 'second', label: msg('Second time', 'proposed for coaching') },
  { key: 'third', label: msg('Third time', 'proposed for coaching') },
  { key: 'fourth', label: msg('Fourth time', 'proposed for coaching') },
  { key: 'fifth', label: msg('Fifth time', 'proposed for coaching') },
] as const

/** Claims coaching at one of several times. */
export function CoachingForm({ onDone }: { onDone: () => void }) {
  const api = useApi()
  const show = useShowRewards()
  const [zones] = useState(() => zonesWith(ownZone()))
  const form = useDraftForm({
    name: 'coaching',
    schema: async () => (await import('../form-schemas.ts')).formSchemas.coachingWish,
    initial: { times: ['', ''], zone: ownZone(), words: '' },
    async send(body) {
      await show((await api('POST /api/v1/rewards/points75', { body })).result)
      onDone()
    },
  })
  const { times, zone, words } = form.values
  const timesId = form.id('times')
  return (
    <ClaimForm name={t('Resume coaching')} form={form} onCancel={onDone}>
      <fieldset className="flex min-w-0 flex-col gap-3" id={timesId} tabIndex={-1}>
        <legend className="mb-2 text-small font-semibold">{t('Times that suit you')}</legend>
        {places.slice(0, times.length).map(({ key, label }, place) => (
          <TextField
            key={key}
            label={t(label)}
            type="datetime-local"
            value={times[place] ?? ''}
            onChange={({ target }) => form.set({ times: times.with(place, target.value) })}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          {times.length < MOST_COACHING_TIMES ? (
            <Button size="dense" onClick={() => form.set({ times: [...times, ''] })}>
              {t('Add a time')}
            </Button>
          ) : null}
          {times.length > FEWEST_COACHING_TIMES ? (
            <Button size="dense" variant="ghost" onClick={() => form.set({ times: times.slice(0, -1) })}>
              {t('Remove last time')}
            </Button>
          ) : null}
        </div>
        <FieldNotes
          id={timesId}
          error={form.errors.times}
          hint={t('Half an hour each. We’ll pick one and email you.')}
        />
      </fieldset>
      <Select
        id={form.id('zone')}
        label={t('Time zone')}
        value={zone}
        error={form.errors.zone}
        onChange={({ target }) => form.set({ zone: target.value })}
      >
        {zones.map((name) => (
          <option key={name} value={name}>
            {zoneName(name)}
          </option>
        ))}
      </Select>
      <TextArea
        id={form.id('words')}
        label={t('What would you like to work on?')}
        value={words}
        error={form.errors.words}
        rows={3}
        maxLength={LONGEST_WISH}
        optional
        onChange={({ target }) => form.set({ words: target.value })}
      />
    </ClaimForm>
  )
}
