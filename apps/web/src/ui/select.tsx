import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'

/** A choice from a list with its label: the browser's own `<select>`, so that GET forms work without script. */
export function Select({
  label,
  hint,
  error,
  optional = false,
  className,
  id,
  children,
  ...select
}: FieldProps & Omit<ComponentProps<'select'>, 'multiple' | 'size'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={cx(className)}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={cx(controlClass, 'h-control appearance-none truncate pr-8')}>
            {children}
          </select>
          <ChevronDown
            size={16}
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  )
}
