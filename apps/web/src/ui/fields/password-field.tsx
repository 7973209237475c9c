import { t } from '@rise/texts'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from '../base/class-names.ts'
import { controlClass, Field, type FieldProps } from '../base/field.tsx'
import { IconButton } from '../base/icon-button.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
    /** Tells password managers whether this is the current or a new password. */
    autoComplete: 'current-password' | 'new-password'
    /** The rule for a new password, shown as a hint; an error replaces it. */
    rule?: string
  }

/** A password field with a button that shows the password. Pasting and password managers always work. */
export function PasswordField({ label, rule, hint = rule, error, optional = false, className, id, ...input }: Props) {
  const [isShown, setIsShown] = useState(false)
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
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={cx(controlClass, 'h-control pr-12')}
          />
          <span className="absolute inset-y-0 right-1 flex items-center">
            <IconButton
              label={t('Show password')}
              tip="end"
              aria-pressed={isShown}
              aria-controls={control.id}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
            </IconButton>
          </span>
        </div>
      )}
    </Field>
  )
}
