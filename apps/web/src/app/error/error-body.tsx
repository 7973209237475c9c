import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../ui/base/button.tsx'
import { buttonClass } from '../../ui/base/button-style.ts'
import { PageHead } from '../page/page-head.tsx'
import { JOBS, loginHref, PLANS } from '../session/addresses.ts'
import { errorTexts } from './error-texts.ts'

interface ErrorBodyProps {
  readonly status: number
  readonly unmatched?: boolean
  /** Details, above the links. */
  readonly children?: ReactNode
}

/** The content of an error page: what went wrong, and where to go next. */
export function ErrorBody({ status, unmatched = false, children }: ErrorBodyProps) {
  const { name, title, description } = errorTexts(status, unmatched)
  return (
    <section className="sunset mx-auto max-w-feed">
      <PageHead title={title} noindex />
      <p className="text-small font-semibold tracking-caps text-brand tabular-nums">
        {status} {name}
      </p>
      <h1 className="mt-4 text-h1">{title}</h1>
      {description && <p className="mt-4 text-lead text-muted">{description}</p>}
      {children}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ErrorLinks status={status} />
      </div>
    </section>
  )
}

/** The most useful link first, then always the home page. */
function ErrorLinks({ status }: { status: number }) {
  const { pathname, search } = useLocation()
  const logIn = loginHref(pathname + search)
  const home = (variant: 'primary' | 'secondary') => (
    <ButtonLink to="/" variant={variant}>
      GO TO HOME PAGE
    </ButtonLink>
  )
  if (status === 401) {
    return (
      <>
        <ButtonLink to={logIn} variant="primary">
          Log in
        </ButtonLink>
        <ButtonLink to={`${logIn}${logIn.includes('?') ? '&' : '?'}portal=professionals&mode=signup`}>
          Create an account
        </ButtonLink>
        {home('secondary')}
      </>
    )
  }
  if (status === 402) {
    return (
      <>
        <ButtonLink to={PLANS} variant="primary">
          See plans
        </ButtonLink>
        {home('secondary')}
      </>
    )
  }
  return (
    <>
      {status >= 500 ? (
        // The browser's own reload, which works even when the app has failed.
        <a href={pathname + search} className={buttonClass('primary', 'regular')}>
          Retry
        </a>
      ) : null}
      {home(status >= 500 ? 'secondary' : 'primary')}
      <ButtonLink to={JOBS}>Browse jobs</ButtonLink>
    </>
  )
}
