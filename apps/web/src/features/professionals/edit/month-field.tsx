import { msg, t } from '@rise/texts'
import { useId, useState } from 'react'
import { cx } from '../../../ui/base/class-names.ts'
import { controlClass, FieldNotes } from '../../../ui/base/field.tsx'

const months = [
  ['01', msg('January')],
  ['02', msg('February')],
  ['03', msg('March')],
  ['04', msg('April')],
  ['05', msg('May')],
  ['06', msg('June')],
  ['07', msg('July')],
  ['08', msg('August')],
  ['09', msg('September')],
  ['10', msg('October')],
  ['11', msg('November')],
  ['12', msg('December')],
] as const

interface MonthFieldProps {
  readonly label: string
  readonly id: string
  /** `2024-05`, `2024`, or empty. A day is kept until the value is changed. */
  readonly value: string
  readonly error?: string
  readonly optional?: boolean
  readonly onChange: (value: string) => void
}

/** A month and a year; the month is optional. */
export function MonthField({ label, id, value, error, optional = false, onChange }: MonthFieldProps) {
  const name = useId()
  const [enteredParts, setEnteredParts] = useState(() => partsOf(value))
  // The value may have been set from outside, by a saved form or a restored entry.
  const parts = dateOf(enteredParts) === value ? enteredParts : partsOf(value)

  function change(next: Partial<typeof parts>) {
    const newParts = { ...parts, ...next, day: '' }
    setEnteredParts(newParts)
    onChange(dateOf(newParts))
  }

  const hasYear = /^[12]\d{3}$/.test(parts.year)
  const message = error && !hasYear ? t('Enter the year in four digits, such as 2024.') : error

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-small font-medium">
        {label}
        {optional ? <span className="font-normal text-subtle">{t(' (optional)')}</span> : null}
      </legend>
      <div className="flex gap-2">
        <span className="select-arrow grow basis-0">
          <select
            aria-label={t('{label}: month', { label })}
            value={parts.month}
            onChange={(event) => change({ month: event.target.value })}
            className={cx(controlClass, 'h-control appearance-none truncate pr-8')}
          >
            <option value="">{t('Month')}</option>
            {months.map(([number, word]) => (
              <option key={number} value={number}>
                {t(word)}
              </option>
            ))}
          </select>
        </span>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          maxLength={4}
          placeholder={t('Year')}
          aria-label={t('{label}: year', { label })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          value={parts.year}
          onChange={(event) => change({ year: event.target.value.trim() })}
          className={cx(controlClass, 'h-control max-w-24')}
        />
      </div>
      <FieldNotes id={name} error={message} />
    </fieldset>
  )
}

function partsOf(value: string) {
  const [year = '', month = '', day = ''] = value.split('-')
  return { year, month, day }
}

/**
 * Returns the value. A month without a year is also sent, and rejected by the server, so that the typed month isn't
 * lost.
 */
function dateOf({ year, month, day }: ReturnType<typeof partsOf>): string {
  return [year, month, day].join('-').replace(/-+$/, '')
}
