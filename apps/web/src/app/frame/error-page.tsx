import { t } from '@rise/texts'
import { Component, type ReactNode, useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router'
import { ErrorBody } from '../error/error-body.tsx'
import type { PageErrorData } from '../page/page-error.ts'
import { useSession } from '../session/use-session.tsx'

/** Shown when a page fails to load: its status code, name, title, description, and a link home. */
export function ErrorPage() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isUnmatched = isRouteErrorResponse(error) && (error.data as PageErrorData | undefined)?.unmatched === true
  return (
    <ErrorPageFallback>
      {status === 404 && !isUnmatched ? (
        <RetryForMember>
          <ErrorBody status={status} />
        </RetryForMember>
      ) : (
        <ErrorBody status={status} unmatched={isUnmatched} />
      )}
    </ErrorPageFallback>
  )
}

/**
 * The server renders what everyone may see. A page that is missing there may exist for this member, such as their own
 * page before they have confirmed their email. So anyone who may be a member sees the error only after another attempt.
 */
function RetryForMember({ children }: { children: ReactNode }) {
  const { status } = useSession()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const [hasRetried, setHasRetried] = useState(status !== 'checking')
  useEffect(() => {
    if (hasRetried || status === 'checking') return
    if (status === 'guest') setHasRetried(true)
    // Navigates rather than revalidates: the router's error boundary keeps showing its error if the loaders finish
    // before the boundary notices that they have started.
    else {
      const location = { pathname, search, hash }
      void Promise.resolve(navigate(location, { replace: true, state, preventScrollReset: true })).finally(() =>
        setHasRetried(true),
      )
    }
  }, [hasRetried, status, navigate, pathname, search, hash, state])
  return <div data-waits={hasRetried ? undefined : 'member'}>{children}</div>
}

/** Catches errors inside the error page (section 8 of the specification), and shows `LastResort` instead. */
export class ErrorPageFallback extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <LastResort /> : this.props.children
  }
}

/** The page shown when the error page or the frame itself fails. It depends on nothing else. */
export function LastResort() {
  return (
    <main className="mx-auto max-w-dialog px-gutter py-16 text-center">
      <h1 className="text-h1">{t('Something went wrong')}</h1>
      <p className="mt-4 text-muted">{t('This page could not be shown, and neither could its error page.')}</p>
      <p className="mt-8">
        <a href="/" className="text-brand underline">
          {t('Go to the home page')}
        </a>
      </p>
    </main>
  )
}
