import { Component, type ReactNode } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorBody } from './error-body.tsx'
import { Frame } from './frame.tsx'
import type { PageErrorData } from './page-error.ts'

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
