import { t } from '@rise/texts'
import type { ComponentProps } from 'react'
import { TextField } from '../../../ui/base/field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'label'> & {
  label?: string
  /** Checks the format; called when a field that isn't empty loses focus. */
  onLeave: () => void
}

/** An email address: the only field that is checked when it loses focus. */
export function EmailField({ label = t('Email'), onLeave, onBlur, autoComplete = 'email', ...rest }: Props) {
  return (
    <TextField
      {...rest}
      label={label}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      placeholder={t('name@example.com')}
      onBlur={(event) => {
        onBlur?.(event)
        if (event.target.value !== '') onLeave()
      }}
    />
  )
}
