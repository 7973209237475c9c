import type { CurrentUser } from '@rise/contract/session/shapes'
import { type Message, msg, t } from '@rise/texts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { refusalOf } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { loginHref } from '../../../app/session/addresses.ts'
import type { SignedInReply } from '../../../app/session/session-store.ts'
import { useSession, useSessionStore } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { useDraftForm } from '../use-draft-form.ts'

type NewPerson = { firstName: string; lastName: string; password: string }

interface Props {
  /** Whether the emailed link is an invitation or a claim. */
  by: 'company-invitations' | 'company-claims'
  token: string
  companyName: string
  slug: string
  /** The address that received the link. */
  email: string
  hasAccount: boolean
}

/** The labels of the buttons, by what the emailed link is. */
const acts: Readonly<Record<Props['by'], { readonly enter: Message; readonly logIn: Message }>> = {
  'company-invitations': { enter: msg('Join the team'), logIn: msg('Log in to join the team') },
  'company-claims': { enter: msg('Claim the page'), logIn: msg('Log in to claim the page') },
}

/** Joins a company by a mailed link: with the current account, by logging in, or with a new account. */
export function EnterCompany(props: Props) {
  const session = useSession()
  if (session.status === 'checking') return <p role="status">{t('One moment …')}</p>
  if (session.status === 'member') return <AsMember {...props} user={session.user} />
  return props.hasAccount ? <AfterLogIn {...props} /> : <AsNewcomer {...props} />
}

function useAfterJoining({ companyName, slug }: Props): (reply: SignedInReply) => Promise<void> {
  const session = useSessionStore()
  const navigate = useNavigate()
  return async (reply) => {
    session.signIn(reply)
    showToast({ kind: 'success', title: t('You’re now acting for {company}.', { company: companyName }) })
    await navigate(`/company/${slug}/edit`, { replace: true })
  }
}

function AsMember(props: Props & { user: CurrentUser }) {
  const { by, token, email, user } = props
  const api = useApi()
  const session = useSessionStore()
  const onJoined = useAfterJoining(props)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const mayAccept = by === 'company-claims' || user.email === email
  if (!mayAccept) return <OtherAccount {...props} />

  async function accept() {
    setBusy(true)
    try {
      await session.whileChanging(async () => onJoined(await api(`POST /api/v1/${by}/accept`, { body: { token } })))
    } catch (error) {
      setFailure(refusalOf(error).message)
    }
    setBusy(false)
  }
  return (
    <>
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
      <p>{t('You’re logged in as {email}. Switch between accounts in the account menu.', { email: user.email })}</p>
      <Button variant="primary" busy={busy} onClick={() => void accept()}>
        {t(acts[by].enter)}
      </Button>
    </>
  )
}

function OtherAccount({ email, user }: Props & { user: CurrentUser }) {
  const session = useSessionStore()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  async function logIn() {
    await session.signOut()
    await navigate(loginHref(pathname + search))
  }
  return (
    <Notice
      title={t('This invitation is for another email address')}
      action={<Button onClick={() => void logIn()}>{t('Switch account')}</Button>}
    >
      {t('We sent it to {email}, and you’re logged in as {account}.', { email, account: user.email })}
    </Notice>
  )
}

function AfterLogIn({ by, email }: Props) {
  const { pathname, search } = useLocation()
  return (
    <>
      <p>{t('{email} already has an account.', { email })}</p>
      <ButtonLink variant="primary" to={loginHref(pathname + search)}>
        {t(acts[by].logIn)}
      </ButtonLink>
    </>
  )
}

function AsNewcomer(props: Props) {
  const { by, token, email } = props
  const api = useApi()
  const onJoined = useAfterJoining(props)
  const form = useDraftForm<NewPerson>({
    schema: 'person',
    initial: { firstName: '', lastName: '', password: '' },
    send: async (person) => onJoined(await api(`POST /api/v1/${by}/join`, { body: { token, ...person } })),
  })
  const field = (name: keyof NewPerson) => ({
    id: form.id(name),
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => form.set({ [name]: event.target.value }),
  })
  return (
    <form
      aria-label={t(acts[by].enter)}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="flex flex-col gap-6"
    >
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      <p>{t('Your account will use {email}, which this link has confirmed.', { email })}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('firstName')} label={t('Your first name')} autoComplete="given-name" />
        <TextField {...field('lastName')} label={t('Your last name')} autoComplete="family-name" optional />
      </div>
      <PasswordField
        {...field('password')}
        label={t('Password')}
        rule={t('At least 8 characters.')}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        {t(acts[by].enter)}
      </Button>
    </form>
  )
}
