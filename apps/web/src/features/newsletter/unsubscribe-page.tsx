import { type Message, msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { refusalOf } from '../../app/base/api.ts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { VoiceFoot } from '../../app/voice-foot.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { Notice } from '../../ui/states/notice.tsx'

type State =
  | { readonly step: 'asking' }
  | { readonly step: 'unsubscribed' | 'subscribed'; readonly email: string }
  | { readonly step: 'refused'; readonly message: string; readonly final: boolean }

const callsOf = {
  jobs: { unsubscribed: 'POST /api/v1/newsletter/unsubscribe', subscribed: 'POST /api/v1/newsletter/resubscribe' },
  news: { unsubscribed: 'POST /api/v1/news/unsubscribe', subscribed: 'POST /api/v1/news/resubscribe' },
} as const
type Kind = keyof typeof callsOf
type Calls = (typeof callsOf)[Kind]

const titles: Readonly<Record<Kind, Message>> = { jobs: msg('Jobs newsletter'), news: msg('News by email') }

/**
 * The page behind the unsubscribe link of an email. Only pressing the button ends the newsletter, because mail scanners
 * open links, too. The token is the proof, so no login is needed.
 */
export function UnsubscribePage() {
  const api = useApi()
  const [params] = useSearchParams()
  const token = params.get('token')?.trim() ?? ''
  const kind = params.get('kind') === 'news' ? 'news' : 'jobs'
  const [state, setState] = useState<State>({ step: 'asking' })
  const [busy, setBusy] = useState(false)

  async function send(step: keyof Calls) {
    setBusy(true)
    try {
      const { result } = await api(callsOf[kind][step], { query: { token } })
      setState({ step, email: result.email })
    } catch (error) {
      const { message, code } = refusalOf(error)
      setState({ step: 'refused', message, final: code.endsWith('-link-not-valid') })
    }
    setBusy(false)
  }

  return (
    <section className="mx-auto max-w-dialog px-gutter py-12 md:py-16">
      <PageHead title={t('Unsubscribe')} noindex />
      <h1 className="text-h1">{state.step === 'subscribed' ? t('Welcome back') : t(titles[kind])}</h1>
      <div role="status" className="mt-4 text-lead text-muted">
        <Explanation state={state} token={token} kind={kind} />
      </div>
      {state.step === 'refused' ? (
        <div className="mt-4">
          <Notice tone="danger">{state.message}</Notice>
        </div>
      ) : null}
      <div className="mt-8 flex flex-wrap gap-3">
        {state.step === 'unsubscribed' ? (
          <Button busy={busy} onClick={() => void send('subscribed')}>
            {t('Subscribe again')}
          </Button>
        ) : token && !(state.step === 'refused' && state.final) ? (
          <Button variant="primary" busy={busy} onClick={() => void send('unsubscribed')}>
            {state.step === 'refused' ? t('Try again') : t('Unsubscribe')}
          </Button>
        ) : null}
        <ButtonLink to="/jobs" variant={state.step === 'asking' && token ? 'ghost' : 'secondary'}>
          {t('Browse jobs')}
        </ButtonLink>
      </div>
      <VoiceFoot />
    </section>
  )
}

function Explanation({ state, token, kind }: { state: State; token: string; kind: Kind }) {
  const { productName } = useSettings()
  const isNews = kind === 'news'
  if (!token) {
    return rich(
      'This link isn’t complete. Open it from the email again, or change what we send you in <settings>Settings</settings>.',
      { settings: (text) => <TextLink to="/settings">{text}</TextLink> },
    )
  }
  switch (state.step) {
    case 'asking':
      return isNews
        ? t(
            'One click, and {productName} sends you no more news by email. Your account stays as it is. If your email app has done it already, another click does no harm.',
            { productName },
          )
        : t(
            'One click, and {productName} sends you no more jobs by email. Your account stays as it is. If your email app has done it already, another click does no harm.',
            { productName },
          )
    case 'unsubscribed':
      return isNews
        ? rich('{email} will no longer get news. Your account stays as it is.', {
            email: <Address email={state.email} />,
          })
        : rich('{email} will no longer get job emails. Your account stays as it is.', {
            email: <Address email={state.email} />,
          })
    case 'subscribed':
      return isNews
        ? rich('{email} will get news again.', { email: <Address email={state.email} /> })
        : rich('{email} will get job emails again.', { email: <Address email={state.email} /> })
    case 'refused':
      return t('That didn’t work.')
  }
}

function Address({ email }: { email: string }) {
  return <span className="font-semibold break-words text-text">{email}</span>
}
