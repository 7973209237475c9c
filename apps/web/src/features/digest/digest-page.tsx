import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { AboutDigest } from './about-digest.tsx'
import { DashboardTabs } from './dashboard-tabs.tsx'
import { NotThisKind } from './not-this-kind.tsx'

const OwnDigest = lazy(async () => ({ default: (await import('./own/own-digest.tsx')).OwnDigest }))

/**
 * The job digest: what it contains, when it is sent and why; professionals see their next one, past ones and settings.
 */
export function DigestPage() {
  const user = useCurrentUser()
  const [search] = useSearchParams()
  const token = search.get('not')
  const isProfessional = user?.role === 'professional'
  return (
    <div className="mx-auto flex max-w-feed flex-col gap-8 px-gutter py-8 md:py-12">
      <PageHead
        title="Job digest"
        description="New jobs that fit you, by email: weekly for free. Each with its match and one line of why."
        path="/jobs/digest"
        noindex={token !== null}
      />
      {isProfessional ? <DashboardTabs /> : null}
      <div>
        <h1 className="text-h1">Job digest</h1>
        <p className="mt-2 text-lead text-muted">
          New jobs that fit you, by email. Never the same job twice, never one that’s closed.
        </p>
      </div>
      {token === null ? null : <NotThisKind token={token} />}
      {isProfessional ? (
        <Suspense fallback={null}>
          <OwnDigest />
        </Suspense>
      ) : (
        <AboutDigest isMember={user !== undefined} />
      )}
    </div>
  )
}
