import { LONGEST_SCHEDULE_DAYS } from '@rise/contract/polls/limits'
import { t } from '@rise/texts'
import { TextField } from '../../../ui/base/field.tsx'
import { isoOfLocalInput, localInput } from '../../../ui/fields/local-input.ts'
import { zoneOf } from '../cards/local-moment.tsx'

interface Props {
  readonly id: string
  readonly value: string | null
  readonly error: string | undefined
  readonly onChange: (change: { opensAt: string | null }) => void
}

/** The opening time of a site poll, in the viewer's time zone. */
export function OpeningField({ id, value, error, onChange }: Props) {
  return (
    <TextField
      type="datetime-local"
      label={t('Opens')}
      optional
      hint={t('In your time zone, {zone}, within {days} days. Leave it empty to open it now.', {
        zone: zoneOf(new Date(value ?? Date.now())),
        days: LONGEST_SCHEDULE_DAYS,
      })}
      id={id}
      error={error}
      value={localInput(value ?? '')}
      onChange={(event) => onChange({ opensAt: isoOfLocalInput(event.target.value) || null })}
    />
  )
}
