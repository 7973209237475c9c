import type { CurrentUser } from '@rise/contract/session/shapes'
import { useSessionStore } from '../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'

/** For members logged in with another role: this kind of page belongs to a person. */
export function OtherRole({ user }: { user: CurrentUser }) {
  const session = useSessionStore()
  const isEmployer = user.role === 'employer'
  return (
    <NarrowPage
      title="This is for professionals"
      intro={`You’re logged in as ${user.companyName ?? user.email}. These pages are for people.`}
    >
      <ButtonLink to={isEmployer ? `/company/${user.slug}` : '/admin'} variant="primary">
        {isEmployer ? 'Go to your company’s page' : 'Go to the admin area'}
      </ButtonLink>
      <Button onClick={() => void session.signOut()}>Log out and join as a professional</Button>
    </NarrowPage>
  )
}
