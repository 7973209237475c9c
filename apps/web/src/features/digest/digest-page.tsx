import { t } from '@rise/texts'
import { lazy, Suspense } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { appOf } from '../../app/base/app-context.ts'
import { ForGuests, ForMembers } from '../../app/navigation/audience.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { AboutDigest } from './about-digest.tsx'
import { PublicDashboardTabs } from './dashboard-tabs.tsx'
import { exampleJobsQuery } from './example-mail.tsx'
import { NotThisKind } from './not-this-kind.tsx'
import { OwnDigestSkeleton } from './own-digest-skeleton.tsx'

const OwnDigest = lazy(async () => ({ default: (await import('./own/own-digest.tsx')).OwnDigest }))

/** Loads the jobs of the example. The page is shown without it if that fails. */
export async function digestLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = appOf(context)
  await queryClient.ensureQueryData(exampleJobsQuery(api)).catch(() => undefined)
  return null
}

/**
 * The job digest: what it contains, when it is sent and why; professionals see their next one, past ones and settings.
 */
export function DigestPage() {
  const user = useCurrentUser()
  const [search] = useSearchParams()
  const token = search.get('not')
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={t('Job digest')}
        description={t('New jobs by email, weekly and free. Each with the reason we chose it.')}
        path="/jobs/digest"
        noindex={token !== null}
      />
      <PublicDashboardTabs />
      <h1 className="text-h1">{t('Job digest')}</h1>
      <p className="mt-2 max-w-reading text-lead text-muted">
        {t('New jobs by email. Never the same job twice, never one that’s closed.')}
      </p>
      {token === null ? null : (
        <div className="mt-8">
          <NotThisKind token={token} />
        </div>
      )}
      <ForGuests className="mt-8">
        <AboutDigest />
      </ForGuests>
      {/* As high as the window, so that the footer doesn't move when the digest arrives. */}
      <ForMembers className="mt-8 min-h-below-bar">
        {user?.role === 'professional' ? (
          <Suspense fallback={<OwnDigestSkeleton />}>
            <OwnDigest />
          </Suspense>
        ) : null}
        {user && user.role !== 'professional' ? (
          <>
            <p>{t('The digest is for professionals. With this account, you can browse all jobs.')}</p>
            <ButtonLink to="/jobs" className="mt-4">
              {t('Browse jobs')}
            </ButtonLink>
          </>
        ) : null}
      </ForMembers>
    </div>
  )
}
