import { useLocation } from 'react-router'
import { useSettings } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { Anchor } from '../../ui/base/anchor.tsx'
import { Button } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { CompanyJoinForm } from './forms/company-join-form.tsx'
import { JoinForm } from './forms/join-form.tsx'
import { LoginForm } from './login-form.tsx'
import { useGoogleSignIn } from './use-google-sign-in.ts'

/** Section 3 has several names for an employer's role; each leads to the company's side. */
const companyPortals = new Set<string | null>(['employers', 'employer', 'companies', 'company'])

/** Login and sign-up: `mode=signup` opens the sign-up form, `portal=employers` the company's side of both. */
export function LoginPage() {
  const { productName } = useSettings()
  const query = new URLSearchParams(useLocation().search)
  const isSignUp = query.get('mode') === 'signup'
  const employers = companyPortals.has(query.get('portal'))
  const google = useGoogleSignIn()
  const email = query.get('email') ?? undefined
  const title = isSignUp ? (employers ? `Join ${productName} as a company` : `Join ${productName}`) : 'Log in'
  return (
    <NarrowPage
      title={title}
      below={
        <p>
          {employers ? 'Looking for work yourself? ' : 'Here for your company? '}
          <TextLink to={hrefWith(query, 'portal', employers ? undefined : 'employers')}>
            {employers ? 'Join as a professional' : 'Join as a company'}
          </TextLink>
        </p>
      }
    >
      <PageHead title={title} path="/login" />
      <nav aria-label="Log in or join" className="grid grid-cols-2 gap-1 rounded-card bg-raised p-1">
        <ModeLink to={hrefWith(query, 'mode', undefined)} current={!isSignUp}>
          Log in
        </ModeLink>
        <ModeLink to={hrefWith(query, 'mode', 'signup')} current={isSignUp}>
          Join
        </ModeLink>
      </nav>
      {google.offered && !(isSignUp && employers) ? (
        <>
          <Button onClick={google.begin} busy={google.busy}>
            Continue with Google
          </Button>
          <p className="text-center text-small text-subtle">or with your email address</p>
        </>
      ) : null}
      {isSignUp ? (
        employers ? (
          <CompanyJoinForm />
        ) : (
          <JoinForm key={email} {...(email !== undefined && { email })} />
        )
      ) : (
        <LoginForm roles={employers ? 'employers' : 'professionals'} />
      )}
    </NarrowPage>
  )
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

/** Returns the same address with one parameter changed: `next` stays in it. */
function hrefWith(query: URLSearchParams, name: string, value: string | undefined): string {
  const changedQuery = new URLSearchParams(query)
  if (value === undefined) changedQuery.delete(name)
  else changedQuery.set(name, value)
  return changedQuery.size > 0 ? `/login?${changedQuery}` : '/login'
}
