import { t } from '@rise/texts'
import { useState } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { MonthField } from '../professionals/index.ts'

interface UntilFieldProps {
  readonly id: string
  readonly error?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A field for the end of a role. Without a date, the role is ongoing. */
export function UntilField({ id, error, value, onChange }: UntilFieldProps) {
  return (
    <MonthField
      label={t('End date')}
      optional
      id={id}
      value={value}
      {...(error !== undefined && { error })}
      onChange={onChange}
    />
  )
}

/** The end of a role for people between two jobs, shown once they say so. */
export function EndedRole(props: UntilFieldProps) {
  const [hasEnded, setHasEnded] = useState(props.value !== '')
  if (hasEnded) return <UntilField {...props} />
  return (
    <div>
      <Button variant="link" onClick={() => setHasEnded(true)}>
        {t('I no longer work there')}
      </Button>
    </div>
  )
}
