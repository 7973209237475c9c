import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from '../base/class-names.ts'
import { controlClass, Field, type FieldProps } from '../base/field.tsx'
import { IconButton } from '../base/icon-button.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
    /** Tells password managers which password this is. */
    autoComplete: 'current-password' | 'new-password'
    /** The rule for a new password: a hint until an error says it instead. */
    rule?: string
  }

/** A password with a button that shows it. Pasting and password managers always work. */
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
