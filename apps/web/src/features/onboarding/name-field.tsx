import { t } from '@rise/texts'
import { useState } from 'react'
import { TextField } from '../../ui/base/field.tsx'
import type { Flow } from './flow/flow.ts'

const FIELD_ID = 'onboarding-first-name'

/** A guest's first name. It isn't an answer, because the account stores it. */
export function NameField({ flow, error }: { flow: Flow; error: string | undefined }) {
  const [firstName] = useState(flow.guest?.firstName)
  return (
    <TextField
      id={FIELD_ID}
      name="firstName"
      label={t('First name')}
      autoComplete="given-name"
      maxLength={100}
      defaultValue={firstName}
      error={error}
      onInput={({ currentTarget }) => flow.identify?.({ firstName: currentTarget.value })}
    />
  )
}

/** Returns the name typed into a form, which may have been typed before the page's scripts loaded. */
export function nameIn(form: HTMLFormElement): string {
  return String(new FormData(form).get('firstName') ?? '').trim()
}
