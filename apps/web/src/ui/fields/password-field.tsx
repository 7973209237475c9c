import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from '../base/class-names.ts'
import { controlClass, Field, type FieldProps } from '../base/field.tsx'
import { IconButton } from '../base/icon-button.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
    /** Tells password managers which one this is. */
    autoComplete: 'current-password' | 'new-password'
    /** What a new one must have: a hint until an error says it instead. */
    rule?: string
  }

/** A password with a button that shows what was typed. Pasting and password managers are never in the way. */
export function PasswordField({ label, rule, hint = rule, error, optional = false, className, id, ...input }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      label={label}
      hint={error && rule ? undefined : hint}
      error={error}
      optional={optional}
      id={id}
      className={cx(className)}
    >
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={cx(controlClass, 'h-control pr-12')}
          />
          <span className="absolute inset-y-0 right-1 flex items-center">
            <IconButton
              label="Show password"
              tip="end"
              aria-pressed={shown}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
            </IconButton>
          </span>
        </div>
      )}
    </Field>
  )
}
