import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { useDraft } from '../../../app/forms/drafts/use-draft.ts'
import { useSessionStore } from '../../../app/session/use-session.tsx'
import { signUpProfessional } from '../../../app/sign-up.ts'
import { trackUserConversions } from '../../../app/track-user-conversions.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { FormShell } from '../form-parts.tsx'
import { useContractForm } from '../use-contract-form.ts'
import { EmailField } from './email-field.tsx'
import { NewsBox, newsConsentOf } from './news-box.tsx'
import { useConfirmationToast } from './use-confirmation-toast.tsx'

interface JoinValues {
  email: string
  password: string
  firstName: string
  lastName?: string
}

interface Props {
  /** Signs up and logs in; callers can add steps in between. */
  join?: typeof signUpProfessional
  /** Where the sign-up comes from, for the registration. */
  source?: string
  exactSource?: string
  /** The initial value, if known from elsewhere. */
  email?: string
  firstName?: string
  lastName?: string
  /** Called with a name while it is typed. */
  onName?: (name: { firstName: string } | { lastName: string }) => void
  /** Further fields of the same form, with a different label for its button. */
  children?: ReactNode
  submitLabel?: string
}

/** Signs up as a professional and logs in. The layout then redirects to the page that the visitor came from. */
export function JoinForm(props: Props) {
  const { join: signUp = signUpProfessional, source, exactSource, onName, children, submitLabel = t('Join') } = props
  const api = useApi()
  const session = useSessionStore()
  const confirmByMail = useConfirmationToast()
  const join = useContractForm<JoinValues>({
    schema: 'join',
    fields: ['firstName', 'lastName', 'email', 'password'],
    defaultValues: defaultsOf(props),
    send: async (values) => {
      const origin = { ...(source !== undefined && { source }), ...(exactSource !== undefined && { exactSource }) }
      await signUp(api, session, { ...values, ...origin, ...newsConsentOf(join.ref.current) })
      deleteDraft()
      confirmByMail(values.email)
      if (source !== undefined) void trackUserConversions(api, { source })
    },
  })
  const deleteDraft = useDraft(join.ref, 'join')
  return (
    <FormShell {...join.shell} label={t('Join')}>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...join.field('firstName')}
          label={t('First name')}
          autoComplete="given-name"
          onInput={({ currentTarget }) => onName?.({ firstName: currentTarget.value })}
        />
        <TextField
          {...join.field('lastName')}
          label={t('Last name')}
          autoComplete="family-name"
          optional
          onInput={({ currentTarget }) => onName?.({ lastName: currentTarget.value })}
        />
      </div>
      <EmailField {...join.field('email')} autoComplete="username" onLeave={() => join.check('email')} />
      <PasswordField
        {...join.field('password')}
        label={t('Password')}
        rule={t('At least 8 characters.')}
        autoComplete="new-password"
      />
      {children}
      <NewsBox />
      <Button type="submit" variant="primary" busy={join.busy}>
        {submitLabel}
      </Button>
    </FormShell>
  )
}

function defaultsOf({ email, firstName, lastName }: Props): { [K in 'email' | 'firstName' | 'lastName']?: string } {
  return {
    ...(email !== undefined && { email }),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
  }
}
