import { t } from '@rise/texts'
import { useApi } from '../../app/base/settings.tsx'
import { useSessionStore } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { FormShell } from './form-parts.tsx'
import { EmailField } from './forms/email-field.tsx'
import { useContractForm } from './use-contract-form.ts'

interface LoginValues {
  email: string
  password: string
}

/** The form with email and password. After a login, the layout redirects to the page that the visitor came from. */
export function LoginForm({ roles }: { roles: 'professionals' | 'employers' }) {
  const api = useApi()
  const session = useSessionStore()
  const login = useContractForm<LoginValues>({
    schema: 'login',
    fields: ['email', 'password'],
    send: async (user) =>
      session.signIn(await api('POST /api/v1/{roles}/login', { params: { roles }, body: { user } })),
  })
  return (
    <FormShell {...login.shell} label={t('Log in')}>
      <EmailField {...login.field('email')} autoComplete="username" onLeave={() => login.check('email')} />
      <div>
        <PasswordField {...login.field('password')} label={t('Password')} autoComplete="current-password" />
        <p className="mt-2 text-small">
          <TextLink to="/reset">{t('Forgot your password?')}</TextLink>
        </p>
      </div>
      <Button type="submit" variant="primary" busy={login.busy}>
        {t('Log in')}
      </Button>
    </FormShell>
  )
}
