import { msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { type ReactNode, useState } from 'react'
import { matchRoutes, useLocation } from 'react-router'
import { useSettings } from '../../app/base/settings.tsx'
import { pageHandleOf } from '../../app/page/page-handle.ts'
import { PageHead } from '../../app/page/page-head.tsx'
import { routeTable } from '../../app/page/route-exists.ts'
import { safeNext } from '../../app/session/addresses.ts'
import { VoiceFoot } from '../../app/voice-foot.tsx'
import { Anchor } from '../../ui/base/anchor.tsx'
import { Button } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { CompanyJoinForm } from './forms/company-join-form.tsx'
import { CompanyPreview } from './forms/company-preview.tsx'
import { JoinForm } from './forms/join-form.tsx'
import { StoryPreview } from './forms/story-preview.tsx'
import { LoginForm } from './login-form.tsx'
import { useGoogleSignIn } from './use-google-sign-in.ts'

/** Section 3 of the specification has several names for an employer's role; each leads to the company's side. */
const companyPortals = new Set<string | null>(['employers', 'employer', 'companies', 'company'])

const intro = msg('A page of your own, jobs that fit, and honest talk about work. It’s free.')
const companyIntro = msg(
  'Show what it’s like to work with you, and reach people who are looking. Your page, your jobs and their applicants are free.',
)

/** Login and sign-up: `mode=signup` opens the sign-up form, `portal=employers` the company's side of both. */
export function LoginPage() {
  const { productName } = useSettings()
  const query = new URLSearchParams(useLocation().search)
  const isSignUp = query.get('mode') === 'signup'
  const isForEmployers = companyPortals.has(query.get('portal'))
  const google = useGoogleSignIn()
  const email = query.get('email') ?? undefined
  const [names, setNames] = useState({ firstName: '', lastName: '' })
  const [companyName, setCompanyName] = useState('')
  const title = isSignUp
    ? isForEmployers
      ? t('Join {productName} as a company', { productName })
      : t('Join {productName}', { productName })
    : t('Welcome back')
  const invitation = useInvitation(query.get('next'))
  const otherSide = (text: ReactNode) => (
    <TextLink to={hrefWith(query, 'portal', isForEmployers ? undefined : 'employers')}>{text}</TextLink>
  )
  return (
    <NarrowPage
      title={title}
      intro={invitation ?? (isSignUp ? (isForEmployers ? t(companyIntro) : t(intro)) : undefined)}
      {...(!isSignUp && { foot: <VoiceFoot /> })}
      {...(isSignUp && {
        beside: isForEmployers ? (
          <CompanyPreview name={companyName} />
        ) : (
          <StoryPreview story={{ name: `${names.firstName} ${names.lastName}`.trim(), headline: '' }} />
        ),
      })}
      below={
        <p>
          {isForEmployers
            ? rich('Looking for work yourself? <join>Join as a professional</join>', { join: otherSide })
            : rich('Here for your company? <join>Join as a company</join>', { join: otherSide })}
        </p>
      }
    >
      <PageHead title={isSignUp ? title : t('Log in')} path="/login" />
      <nav
        aria-label={t('Log in or join')}
        className="grid grid-cols-2 gap-1 rounded-card bg-[light-dark(var(--raised),var(--bg))] p-1"
      >
        <ModeLink to={hrefWith(query, 'mode', undefined)} current={!isSignUp}>
          {t('Log in')}
        </ModeLink>
        <ModeLink to={hrefWith(query, 'mode', 'signup')} current={isSignUp}>
          {t('Join')}
        </ModeLink>
      </nav>
      {google.offered && !(isSignUp && isForEmployers) ? (
        <>
          <Button onClick={google.begin} busy={google.busy}>
            {t('Continue with Google')}
          </Button>
          <p className="text-center text-small text-subtle">{t('or with your email address')}</p>
        </>
      ) : null}
      {isSignUp ? (
        isForEmployers ? (
          <CompanyJoinForm onName={setCompanyName} />
        ) : (
          <JoinForm
            key={email}
            {...(email !== undefined && { email })}
            onName={(name) => setNames((before) => ({ ...before, ...name }))}
          />
        )
      ) : (
        <LoginForm roles={isForEmployers ? 'employers' : 'professionals'} />
      )}
    </NarrowPage>
  )
}

/** Returns the reason to join, as stated by the page that the visitor came from; undefined if it states none. */
function useInvitation(next: string | null): string | undefined {
  const { productName } = useSettings()
  const path = safeNext(next)?.split(/[?#]/, 1)[0]
  if (path === undefined) return undefined
  const matches = matchRoutes([...routeTable()], path) ?? []
  return pageHandleOf(matches.map(({ route }) => route))?.invitation?.(productName)
}

function ModeLink(props: { to: string; current: boolean; children: string }) {
  return (
    <Anchor
      to={props.to}
      aria-current={props.current ? 'page' : undefined}
      className="flex min-h-control items-center justify-center rounded-control border border-transparent text-small font-semibold text-muted hover:text-text aria-[current=page]:border-line aria-[current=page]:bg-surface aria-[current=page]:text-text"
    >
      {props.children}
    </Anchor>
  )
}

/** Returns the current address with one parameter changed; `next` is kept. */
function hrefWith(query: URLSearchParams, name: string, value: string | undefined): string {
  const changedQuery = new URLSearchParams(query)
  if (value === undefined) changedQuery.delete(name)
  else changedQuery.set(name, value)
  return changedQuery.size > 0 ? `/login?${changedQuery}` : '/login'
}
