import { Component, type ReactNode, useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router'
import { ErrorBody } from '../error/error-body.tsx'
import type { PageErrorData } from '../page/page-error.ts'
import { useSession } from '../session/use-session.tsx'
import { Frame } from './frame.tsx'

/** The page for anything that went wrong while loading a page: status code, name, title, description, link home. */
export function ErrorPage() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const unmatched = isRouteErrorResponse(error) && (error.data as PageErrorData | undefined)?.unmatched === true
  return (
    <ErrorPageFallback>
      <Frame footer="slim">
        {status === 404 && !unmatched ? (
          <RetryForMember>
            <ErrorBody status={status} />
          </RetryForMember>
        ) : (
          <ErrorBody status={status} unmatched={unmatched} />
        )}
      </Frame>
    </ErrorPageFallback>
  )
}

/**
 * Pages arrive as everyone sees them. A page missing for everyone may exist for this member: their own page before they
 * have confirmed their email. So anyone who may be a member sees the error only after another attempt.
 */
function RetryForMember({ children }: { children: ReactNode }) {
  const { status } = useSession()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const [retried, setRetried] = useState(status !== 'checking')
  useEffect(() => {
    if (retried || status === 'checking') return
    if (status === 'guest') setRetried(true)
    // Not by revalidating: the router's error boundary keeps its error if the loaders are done before it notices them.
    else {
      const location = { pathname, search, hash }
      void Promise.resolve(navigate(location, { replace: true, state, preventScrollReset: true })).finally(() =>
        setRetried(true),
      )
    }
  }, [retried, status, navigate, pathname, search, hash, state])
  return <div data-for={retried ? undefined : 'guest'}>{children}</div>
}

/** Section 8: an error inside the error page shows a message with a link home, and depends on nothing else. */
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
