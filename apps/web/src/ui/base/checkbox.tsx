import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'
import { FieldNotes } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'size'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** `radio` for one of several choices with the same `name`, in a `<fieldset>` with a `<legend>`. */
  type?: 'checkbox' | 'radio'
  /** `dense` for long lists of options. */
  size?: 'regular' | 'dense'
}

/** A checkbox, or a radio button with `type="radio"`. The label is part of its target. */
export function Checkbox({ label, hint, error, type = 'checkbox', size = 'regular', className, id, ...input }: Props) {
  const generatedId = useId()
  const fieldId = id ?? generatedId
  const describedBy = cx(error ? `${fieldId}-error` : null, hint ? `${fieldId}-hint` : null)
  return (
    <div className={cx('flex flex-col', className)}>
      <label className={cx('tick-line', size === 'dense' ? 'min-h-dense text-small' : 'min-h-control text-body')}>
        <input
          {...input}
          id={fieldId}
          type={type}
          {...(error ? { 'aria-invalid': true } : {})}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
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
