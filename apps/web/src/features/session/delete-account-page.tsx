import { t } from '@rise/texts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { type ApiError, refusalOf } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { loginHref } from '../../app/session/addresses.ts'
import { useCurrentUser, useSessionStore } from '../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { dayWords } from '../../ui/calendar/day-words.ts'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { OutboxLink } from './forms/mail-sent.tsx'
import { MailedLinkFailed } from './forms/mailed-link-failed.tsx'

/** Deletes an account with the emailed link, for people without a password, once they confirm. */
export function DeleteAccountPage() {
  const { pathname, search } = useLocation()
  const token = new URLSearchParams(search).get('token') ?? ''
  const { busy, eraseOn, failure, remove } = useDeletion(token)
  const restorableUntil = eraseOn && dayWords(eraseOn)
  return (
    <NarrowPage title={restorableUntil ? t('Your account was deleted') : t('Delete your account?')}>
      <PageHead title={t('Delete your account')} noindex />
      {restorableUntil ? (
        <div role="status">
          <Notice tone="success" action={<OutboxLink />}>
            {t('You can restore it until {day} with the link we’ve just emailed you.', { day: restorableUntil })}
          </Notice>
        </div>
      ) : (
        <p>
          {t(
            'Your profile, posts and messages are hidden at once. We’ll email you a link that restores them within 30 days. After that we erase everything for good.',
          )}
        </p>
      )}
      {failure?.code === 'sign-in-required' ? (
        <Notice
          tone="info"
          title={t('Log in first')}
          action={<ButtonLink to={loginHref(pathname + search)}>{t('Log in')}</ButtonLink>}
        >
          {t('This account has two-step verification, so only a logged-in browser can delete it.')}
        </Notice>
      ) : null}
      {token === '' ? (
        <Notice
          tone="danger"
          title={t('This link isn’t complete')}
          action={<ButtonLink to="/settings">{t('Go to Settings')}</ButtonLink>}
        >
          {t('Open it from the email again.')}
        </Notice>
      ) : null}
      {failure && failure.code !== 'sign-in-required' ? (
        <MailedLinkFailed error={failure} onRetry={remove}>
          <ButtonLink to="/settings">{t('Go to Settings')}</ButtonLink>
        </MailedLinkFailed>
      ) : null}
      {restorableUntil || failure || token === '' ? null : (
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" busy={busy} onClick={remove}>
            {t('Delete account')}
          </Button>
          <ButtonLink to="/">{t('Keep my account')}</ButtonLink>
        </div>
      )}
    </NarrowPage>
  )
}

function useDeletion(token: string) {
  const api = useApi()
  const session = useSessionStore()
  const user = useCurrentUser()
  const [state, setState] = useState<{ busy: boolean; eraseOn?: string; failure?: ApiError }>({ busy: false })
  async function remove() {
    setState({ busy: true })
    try {
      const { result } = await session.whileChanging(async () => {
        const reply = await api('POST /api/v1/account-deletions', { body: { token } })
        // The link may belong to another account than the logged-in one, which then stays logged in.
        if (user) await session.check()
        return reply
      })
      setState({ busy: false, eraseOn: result.eraseOn })
    } catch (error) {
      setState({ busy: false, failure: refusalOf(error) })
    }
  }
  return { ...state, remove: () => void remove() }
}
