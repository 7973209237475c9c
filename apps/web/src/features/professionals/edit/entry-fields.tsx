import { t } from '@rise/texts'
import type { FieldErrors } from '../../../app/forms/field-errors.ts'
import { fieldIdOf } from '../../../app/forms/use-versioned-form.ts'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextArea, TextField } from '../../../ui/base/field.tsx'
import { type Keyed, withField } from '../story-change.ts'
import { MonthField } from './month-field.tsx'

/** The shared props of an entry's fields: the entry, its path in the change, its errors, and a setter. */
export interface EntryOf<T extends object> {
  readonly entry: Keyed<T>
  readonly path: string
  readonly errors: FieldErrors
  readonly change: (entry: Keyed<T>) => void
}

interface FieldOf<T extends object> extends EntryOf<T> {
  readonly name: keyof T & string
  readonly label: string
  readonly optional?: boolean
  readonly hint?: string
  readonly placeholder?: string
  readonly type?: 'text' | 'url'
}

/** A single-line field of an entry. */
export function EntryText<T extends object>({ entry, path, errors, change, name, ...field }: FieldOf<T>) {
  return (
    <TextField
      {...field}
      id={fieldIdOf(`${path}.${name}`)}
      error={errors[`${path}.${name}`]}
      maxLength={field.type === 'url' ? 2_000 : 300}
      value={String(entry[name] ?? '')}
      onChange={(event) => change(withField(entry, name as never, event.target.value))}
    />
  )
}

/** A multi-line field of an entry. */
export function EntryArea<T extends object>({ entry, path, errors, change, name, type: _type, ...field }: FieldOf<T>) {
  return (
    <TextArea
      {...field}
      id={fieldIdOf(`${path}.${name}`)}
      error={errors[`${path}.${name}`]}
      maxLength={10_000}
      value={String(entry[name] ?? '')}
      onChange={(event) => change(withField(entry, name as never, event.target.value))}
    />
  )
}

/** A list field of an entry, one item per line. */
export function EntryLines<T extends object>({ entry, path, errors, change, name, type: _type, ...field }: FieldOf<T>) {
  const lines = (entry[name] ?? []) as readonly string[]
  return (
    <TextArea
      {...field}
      id={fieldIdOf(`${path}.${name}`)}
      error={errors[`${path}.${name}`]}
      value={lines.join('\n')}
      onChange={(event) => change({ ...entry, [name]: event.target.value.split('\n') })}
    />
  )
}

interface SpanOf<T extends object> extends EntryOf<T> {
  /** The label of the checkbox for an ongoing entry: "I work here now". */
  readonly now: string
}

interface Span {
  startDate?: string | undefined
  endDate?: string | undefined
}

/** A period. A checkbox marks it as ongoing; it then has no end. */
export function EntrySpan<T extends Span>({ entry, path, errors, change, now }: SpanOf<T>) {
  const set = (name: keyof Span, value: string, needed = false) => change(withField(entry, name, value, needed))
  const isOngoing = entry.endDate === undefined
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <MonthField
          label={t('From', 'the start of a period')}
          optional
          id={fieldIdOf(`${path}.startDate`)}
          value={entry.startDate ?? ''}
          {...errorOf(errors[`${path}.startDate`])}
          onChange={(value) => set('startDate', value)}
        />
        {isOngoing ? null : (
          <MonthField
            label={t('Until', 'the end of a period')}
            id={fieldIdOf(`${path}.endDate`)}
            value={entry.endDate ?? ''}
            {...errorOf(
              errors[`${path}.endDate`] && entry.endDate === ''
                ? t('Say when it ended, or tick the box below.')
                : errors[`${path}.endDate`],
            )}
            onChange={(value) => set('endDate', value, true)}
          />
        )}
      </div>
      <Checkbox label={now} checked={isOngoing} onChange={(event) => set('endDate', '', !event.target.checked)} />
    </>
  )
}

/** A date field. */
export function EntryDate<T extends object>({ entry, path, errors, change, name, label }: FieldOf<T>) {
  return (
    <MonthField
      label={label}
      optional
      id={fieldIdOf(`${path}.${name}`)}
      value={String(entry[name] ?? '')}
      {...errorOf(errors[`${path}.${name}`])}
      onChange={(value) => change(withField(entry, name as never, value))}
    />
  )
}

function errorOf(error: string | undefined) {
  return error === undefined ? {} : { error }
}
