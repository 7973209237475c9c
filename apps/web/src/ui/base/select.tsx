import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'

/** A choice from a list with its label: the browser's own `<select>`, so that GET forms work without script. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  optional = false,
  className,
  id,
  children,
  ...select
}: FieldProps & Omit<ComponentProps<'select'>, 'multiple' | 'size'>) {
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
      id={id}
      className={cx(className)}
    >
      {(control) => (
        <div className="select-arrow">
          <select {...select} {...control} className={cx(controlClass, 'h-control appearance-none truncate pr-8')}>
            {children}
          </select>
        </div>
      )}
    </Field>
  )
}
