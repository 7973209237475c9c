import type { ApplyField } from '@rise/contract/smart-apply/shapes'
import { t } from '@rise/texts'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { FieldNotes, TextArea, TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { sourceWords } from '../words.ts'

interface Props {
  readonly field: ApplyField
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

/** A field of the employer's form, with the source of its value. */
export function ReadyField({ field: { id, label, kind, required, options, value: first, source }, ...props }: Props) {
  const { value, error, onChange } = props
  const hint = value === first ? t(sourceWords[source]) : t('Changed by you.')
  const common = { id: `field-${id}`, label, hint, error, optional: !required }
  if (kind === 'long') {
    return <TextArea {...common} rows={3} maxLength={2_000} value={value} onChange={(e) => onChange(e.target.value)} />
  }
  if (kind === 'choice' && options.length > 0) {
    return (
      <Select {...common} value={value} onChange={(e) => onChange(e.target.value)}>
        <option value="">{t('Choose')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
    )
  }
  if (kind === 'yes-no') {
    return (
      <fieldset aria-describedby={`${common.id}-hint`}>
        <legend className="text-small font-medium">
          {label}
          {required ? null : <span className="font-normal text-subtle">{t(' (optional)')}</span>}
        </legend>
        {(['yes', 'no'] as const).map((choice) => (
          <Checkbox
            key={choice}
            {...(choice === 'yes' && { id: common.id })}
            type="radio"
            size="dense"
            name={common.id}
            label={choice === 'yes' ? t('Yes') : t('No')}
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
        ))}
        <FieldNotes id={common.id} hint={hint} error={error} />
      </fieldset>
    )
  }
  return (
    <TextField
      {...common}
      {...(kind === 'number' && { inputMode: 'decimal' as const })}
      maxLength={2_000}
      value={value}
      onChange={(e) => onChange(e.target.value)}
    />
  )
}
