import { t } from '@rise/texts'
import { lazy, Suspense, useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Api } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { homeOf, loginHref } from '../../app/session/addresses.ts'
import { principalOf, useCurrentUser, useSessionStore } from '../../app/session/use-session.tsx'
import { VoiceFoot } from '../../app/voice-foot.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonGroup, SkeletonText } from '../../ui/states/skeleton.tsx'
import { MailedLinkFailed } from './forms/mailed-link-failed.tsx'
import { NewPasswordForm } from './forms/new-password-form.tsx'
import { useMailedLink } from './forms/use-mailed-link.ts'

/** Loaded on demand, because only people with a failed link need it. */
const SendConfirmation = lazy(async () => ({
  default: (await import('./send-confirmation.tsx')).SendConfirmation,
}))

/**
 * Confirms a mailbox with the emailed link, without a button. In a browser without the sign-up's session, it first asks
 * for a new password: someone else may have started that sign-up.
 */
export function ConfirmPage() {
  const api = useApi()
  const redeem = useCallback((token: string) => confirm(api, token), [api])
  const { state, token, retry } = useMailedLink(redeem)
  const failure = state.status === 'failed' ? state.error : undefined
  return (
    <NarrowPage
      title={state.status === 'done' ? t('Your email is confirmed') : t('Confirm your email address')}
      foot={<VoiceFoot />}
    >
      <PageHead title={t('Confirm your email address')} noindex />
      {state.status === 'working' ? (
        <SkeletonGroup label={t('Confirming your email address')}>
          <SkeletonText lines={2} />
        </SkeletonGroup>
      ) : null}
      {state.status === 'done' ? (
        <Confirmed home={homeOf(principalOf({ status: 'member', user: state.reply.result }))} />
      ) : null}
      {failure?.code === 'new-password-required' && token !== null ? <ConfirmWithPassword token={token} /> : null}
      {failure?.code === 'sign-in-required' ? <OtherAccount /> : null}
      {failure && failure.code !== 'new-password-required' && failure.code !== 'sign-in-required' ? (
        <MailedLinkFailed error={failure} onRetry={retry}>
          <NewLink />
        </MailedLinkFailed>
      ) : null}
    </NarrowPage>
  )
}

function confirm(api: Api, token: string, password?: string) {
  return api('POST /api/v1/confirm', { body: { token, ...(password !== undefined && { password }) } })
}

function Confirmed({ home }: { home: string }) {
  return (
    <div role="status">
      <Notice
        tone="success"
        title={t('Thanks, you’re confirmed')}
        action={
          <ButtonLink to={home} variant="primary">
            {t('Continue')}
          </ButtonLink>
        }
      >
        {t('Your email address is confirmed. You can use everything now.')}
      </Notice>
    </div>
  )
}

function ConfirmWithPassword({ token }: { token: string }) {
  const api = useApi()
  const session = useSessionStore()
  const navigate = useNavigate()
  return (
    <>
      <Notice tone="info" title={t('Choose a new password')}>
        {t(
          'You signed up in another browser. Choose a password that only you know, and we’ll log out all other devices.',
        )}
      </Notice>
      <NewPasswordForm
        submitLabel={t('Save and confirm')}
        expired={<NewLink />}
        send={async (password) => {
          const reply = await confirm(api, token, password)
          session.signIn(reply)
          showToast({ kind: 'success', title: t('Your email address is confirmed.') })
          void navigate(homeOf(principalOf({ status: 'member', user: reply.result })), { replace: true })
        }}
      />
    </>
  )
}

/** Says that only the account that requested a change of address can confirm it. */
function OtherAccount() {
  const user = useCurrentUser()
  const session = useSessionStore()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  async function logIn() {
    if (user) await session.signOut()
    void navigate(loginHref(pathname + search))
  }
  return (
    <Notice
      tone="info"
      title={t('Log in to confirm your new address')}
      action={
        <Button variant="primary" onClick={() => void logIn()}>
          {user ? t('Switch account') : t('Log in')}
        </Button>
      }
    >
      {user
        ? t('You’re logged in as {email}, but another account requested this.', { email: user.email })
        : t('Only the account that requested the change can confirm it.')}
    </Notice>
  )
}

/** A new link goes to the logged-in account; others log in first. */
function NewLink() {
  const user = useCurrentUser()
  if (!user) return <ButtonLink to="/login?next=/settings">{t('Log in to get a new link')}</ButtonLink>
  if (user.standing === 'pending') {
    return (
      <Suspense fallback={null}>
        <SendConfirmation />
      </Suspense>
    )
  }
  return <ButtonLink to="/settings">{t('Go to Settings')}</ButtonLink>
}
