import { entryPath } from '@rise/contract/onboarding/kinds'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { PageHead } from '../../app/page/page-head.tsx'
import { useSession } from '../../app/session/use-session.tsx'
import { type Entry, entryAt } from './flow/entries.ts'
import { GuestPage } from './guest-page.tsx'
import { MemberPage } from './member-page.tsx'
import { OtherRole } from './other-role.tsx'

/** An entry to the onboarding, determined by the address. */
export function OnboardingPage() {
  const { invitedBy } = useParams()
  const entry = entryAt(useLocation().pathname)
  return (
    <>
      <PageHead
        title={entry.title}
        description={entry.description}
        path={entryPath(entry.slug)}
        noindex={invitedBy !== undefined}
      />
      <Visitor entry={entry} />
    </>
  )
}

function Visitor({ entry }: { entry: Entry }) {
  const session = useSession()
  // The page stays the same until the answers are in the new story.
  const [joining, setJoining] = useState(false)
  if (session.status === 'member' && !joining) {
    const { user } = session
    return user.role === 'professional' ? <MemberPage entry={entry} /> : <OtherRole user={user} />
  }
  return <GuestPage entry={entry} checking={session.status === 'checking'} onJoining={setJoining} />
}
