import { entryPath } from '@rise/contract/onboarding/kinds'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { t } from '@rise/texts'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { PageHead } from '../../app/page/page-head.tsx'
import { useSession, useSessionStore } from '../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { type Entry, entryAt } from './flow/entries.ts'
import { GuestPage } from './guest-page.tsx'
import { MemberPage } from './member-page.tsx'

/** An entry to the onboarding, determined by the address. */
export function OnboardingPage() {
  const { invitedBy } = useParams()
  const entry = entryAt(useLocation().pathname)
  return (
    <>
      <PageHead
        title={t(entry.title)}
        description={t(entry.description)}
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
  const [isJoining, setIsJoining] = useState(false)
  if (session.status === 'member' && !isJoining) {
    const { user } = session
    return user.role === 'professional' ? <MemberPage entry={entry} /> : <OtherRole user={user} />
  }
  return <GuestPage entry={entry} checking={session.status === 'checking'} onJoining={setIsJoining} />
}

/** Tells members with another role that this kind of page belongs to a person. */
function OtherRole({ user }: { user: CurrentUser }) {
  const session = useSessionStore()
  const isEmployer = user.role === 'employer'
  return (
    <NarrowPage
      title={t('This is for professionals')}
      intro={t('You’re logged in as {name}. These pages are for people.', { name: user.companyName ?? user.email })}
    >
      <ButtonLink to={isEmployer ? `/company/${user.slug}` : '/admin'} variant="primary">
        {isEmployer ? t('Go to your company’s page') : t('Go to the admin area')}
      </ButtonLink>
      <Button onClick={() => void session.signOut()}>{t('Log out and join as a professional')}</Button>
    </NarrowPage>
  )
}
