import { t } from '@rise/texts'
import { useApi } from '../../../app/base/settings.tsx'
import { useDraft } from '../../../app/forms/drafts/use-draft.ts'
import { useSessionStore } from '../../../app/session/use-session.tsx'
import { signUpEmployer } from '../../../app/sign-up.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { FormShell } from '../form-parts.tsx'
import { useContractForm } from '../use-contract-form.ts'
import { EmailField } from './email-field.tsx'
import { NewsBox, newsConsentOf } from './news-box.tsx'
import { useConfirmationToast } from './use-confirmation-toast.tsx'

interface CompanyValues {
  companyName: string
  firstName: string
  lastName: string
  email: string
  password: string
}

interface Props {
  /** Called with the company's name while it is typed. */
  onName?: (name: string) => void
}

/** Signs up as an employer: the company, and the person who acts for it. */
export function CompanyJoinForm({ onName }: Props) {
  const api = useApi()
  const session = useSessionStore()
  const confirmByMail = useConfirmationToast()
  const join = useContractForm<CompanyValues>({
    schema: 'company',
    fields: ['companyName', 'firstName', 'lastName', 'email', 'password'],
    send: async (values) => {
      await signUpEmployer(api, session, { ...values, ...newsConsentOf(join.ref.current) })
      deleteDraft()
      confirmByMail(values.email)
    },
  })
  const deleteDraft = useDraft(join.ref, 'company')
  return (
    <FormShell {...join.shell} label={t('Join as a company')}>
      <TextField
        {...join.field('companyName')}
        label={t('Company name')}
        autoComplete="organization"
        onInput={({ currentTarget }) => onName?.(currentTarget.value)}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...join.field('firstName')} label={t('Your first name')} autoComplete="given-name" />
        <TextField {...join.field('lastName')} label={t('Your last name')} autoComplete="family-name" optional />
      </div>
      <EmailField
        {...join.field('email')}
        label={t('Work email')}
        autoComplete="username"
        onLeave={() => join.check('email')}
      />
      <PasswordField
        {...join.field('password')}
        label={t('Password')}
        rule={t('At least 8 characters.')}
        autoComplete="new-password"
      />
      <NewsBox />
      <Button type="submit" variant="primary" busy={join.busy}>
        {t('Join as a company')}
      </Button>
    </FormShell>
  )
}
