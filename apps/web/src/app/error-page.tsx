import { Component, type ReactNode } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { errorTexts } from './error-texts.ts'
import { Frame } from './frame.tsx'
import type { PageErrorData } from './page-error.ts'
import { PageHead } from './page-head.tsx'
import { loginHref } from './session/addresses.ts'

/** The page for everything that went wrong on the way to a page: status code, name, title, description, way home. */
export function ErrorPage() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const unmatched = isRouteErrorResponse(error) && (error.data as PageErrorData | undefined)?.unmatched === true
  return (
    <ErrorPageFallback>
      <Frame>
        <ErrorBody status={status} unmatched={unmatched} />
      </Frame>
    </ErrorPageFallback>
  )
}

export function ErrorBody({ status, unmatched = false }: { status: number; unmatched?: boolean }) {
  const { name, title, description } = errorTexts(status, unmatched)
  return (
    <section className="mx-auto flex max-w-feed flex-col items-center px-gutter py-16 text-center md:py-24">
      <PageHead title={title} noindex />
      <p className="text-small font-semibold tracking-caps text-brand tabular-nums">
        {status} {name}
      </p>
      <h1 className="mt-4 text-h1">{title}</h1>
      {description && <p className="mt-4 text-lead text-muted">{description}</p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <WaysOut status={status} />
      </div>
    </section>
  )
}

/** The way out that fits first, then always the way home. */
function WaysOut({ status }: { status: number }) {
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
        <ButtonLink to="/purchase" variant="primary">
          See plans
        </ButtonLink>
        {home('secondary')}
      </>
    )
  }
  return (
    <>
      {home('primary')}
      <ButtonLink to="/jobs">Browse jobs</ButtonLink>
    </>
  )
}

/** Section 8: an error inside the error page shows a message with a link home, and needs nothing else to work. */
export class ErrorPageFallback extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className="mx-auto max-w-dialog px-gutter py-16 text-center">
        <h1 className="text-h1">Something went wrong</h1>
        <p className="mt-4 text-muted">This page could not be shown, and neither could its error page.</p>
        <p className="mt-8">
          <a href="/" className="text-brand underline">
            Go to the home page
          </a>
        </p>
      </main>
    )
  }
}
