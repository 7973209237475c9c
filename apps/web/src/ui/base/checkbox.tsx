import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'
import { FieldNotes } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'size'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** `radio` for one of several under the same `name`; put those in a `<fieldset>` with a `<legend>`. */
  type?: 'checkbox' | 'radio'
  /** Dense rows for long lists of options. */
  size?: 'regular' | 'dense'
}

/** A box to tick, or with `type="radio"` one of several; the label is part of the target. */
export function Checkbox({ label, hint, error, type = 'checkbox', size = 'regular', className, id, ...input }: Props) {
  const generated = useId()
  const fieldId = id ?? generated
  const described = cx(error ? `${fieldId}-error` : null, hint ? `${fieldId}-hint` : null)
  return (
    <div className={cx('flex flex-col', className)}>
      <label className={cx('tick-line', size === 'dense' ? 'min-h-dense text-small' : 'min-h-control text-body')}>
        <input
          {...input}
          id={fieldId}
          type={type}
          {...(error ? { 'aria-invalid': true } : {})}
          {...(described ? { 'aria-describedby': described } : {})}
          className="tick"
        />
        <span className="min-w-0 grow">{label}</span>
      </label>
      {error || hint ? (
        <div className="-mt-1 flex flex-col gap-1 pb-2 pl-8">
          <FieldNotes id={fieldId} hint={hint} error={error} />
        </div>
      ) : null}
    </div>
  )
}
