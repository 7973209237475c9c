import { Suspense } from 'react'
import { useCurrentUser, useVerdict } from '../../app/session/use-session.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { communityPath, SuggestedCompanies, SuggestedPeople } from '../connections/index.ts'

const SUGGESTION_COUNT = 3

/** Suggestions of members to follow. Nothing for admins, who can't follow. */
export function FeedAside() {
  const role = useCurrentUser()?.role
  // Section 2: employers have Connections on Pro.
  const seesPeople = useVerdict({ access: 'connected' }) === 'allowed'
  const community = communityPath(role)
  if (community === undefined) return null
  return (
    <aside aria-label="Around you" className="flex min-w-0 flex-col gap-8">
      <Suspense fallback={null}>
        {seesPeople ? (
          <section aria-labelledby="people">
            <h2 id="people" className="text-h3">
              People you may know
            </h2>
            <div className="mt-3">
              <SuggestedPeople most={SUGGESTION_COUNT} />
            </div>
          </section>
        ) : null}
        <section aria-labelledby="companies">
          <h2 id="companies" className="text-h3">
            Companies for you
          </h2>
          <div className="mt-3">
            <SuggestedCompanies most={SUGGESTION_COUNT} />
          </div>
        </section>
        <p className="text-small">
          <TextLink to={community}>Your community</TextLink>
        </p>
      </Suspense>
    </aside>
  )
}
