import type { CopilotPreferences } from '@rise/contract/copilot/fields'
import { LONGEST_PREFERENCE } from '@rise/contract/copilot/limits'
import type { introQuestions } from '@rise/contract/copilot/words'
import { employmentTypes } from '@rise/contract/jobs/kinds'
import { employmentNames, workTypeNames } from '@rise/contract/jobs/words'
import { soughtWorkTypes } from '@rise/contract/professionals/story/kinds'
import { type Message, t } from '@rise/texts'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { TextArea, TextField } from '../../ui/base/field.tsx'

type Question = (typeof introQuestions)[number]

interface Props {
  readonly question: Question
  readonly value: CopilotPreferences
  readonly onChange: (next: CopilotPreferences) => void
}

/** The fields for the answer to one question of the intro. */
export function PreferenceFields({ question: { field, question, hint }, value, onChange }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={t(question)}
        hint={t(hint)}
        optional
        rows={3}
        maxLength={LONGEST_PREFERENCE}
        value={value[field]}
        onChange={({ target }) => onChange({ ...value, [field]: target.value })}
      />
      {field === 'looksFor' ? (
        <Choices
          legend={t('Employment', 'full-time, part-time and the like')}
          all={employmentTypes}
          names={employmentNames}
          chosen={value.employmentTypes}
          onChange={(chosen) => onChange({ ...value, employmentTypes: chosen })}
        />
      ) : null}
      {field === 'where' ? (
        <>
          <Choices
            legend={t('Work type')}
            all={soughtWorkTypes}
            names={workTypeNames}
            chosen={value.workTypes}
            onChange={(chosen) => onChange({ ...value, workTypes: chosen })}
          />
          <PayFields value={value} onChange={onChange} />
        </>
      ) : null}
    </div>
  )
}

function PayFields({ value, onChange }: Pick<Props, 'value' | 'onChange'>) {
  const { pay } = value
  function change(amount: number, currency: string) {
    onChange({ ...value, pay: amount > 0 ? { amount, currency: currency.toUpperCase() || 'EUR' } : null })
  }
  return (
    <div className="grid grid-cols-[1fr_6rem] gap-3">
      <TextField
        label={t('Pay a year, at least')}
        optional
        type="number"
        min={1}
        max={100_000_000}
        step={1}
        inputMode="numeric"
        value={pay?.amount ?? ''}
        onChange={({ target }) => change(Number(target.value), pay?.currency ?? 'EUR')}
      />
      <TextField
        label={t('Currency')}
        maxLength={3}
        pattern="[A-Za-z]{3}"
        placeholder={t('EUR')}
        disabled={pay === null}
        value={pay?.currency ?? ''}
        onChange={({ target }) => change(pay?.amount ?? 0, target.value)}
      />
    </div>
  )
}

interface ChoicesProps<T extends string> {
  readonly legend: string
  readonly all: readonly T[]
  readonly names: Readonly<Record<T, Message>>
  readonly chosen: readonly T[]
  readonly onChange: (chosen: T[]) => void
}

function Choices<T extends string>({ legend, all, names, chosen, onChange }: ChoicesProps<T>) {
  return (
    <fieldset>
      <legend className="text-small font-medium text-text">{legend}</legend>
      <div className="grid gap-x-4 sm:grid-cols-3">
        {all.map((one) => (
          <Checkbox
            key={one}
            size="dense"
            label={t(names[one])}
            checked={chosen.includes(one)}
            onChange={({ target }) =>
              onChange(all.filter((other) => (other === one ? target.checked : chosen.includes(other))))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
