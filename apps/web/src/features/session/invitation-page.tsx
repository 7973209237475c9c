import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { queryOf } from '../../app/base/query.ts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { rememberInviter } from '../../app/sign-up.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'

/** The inviter, and a link to sign up; the inviter is remembered until then. */
export function InvitationPage() {
  const api = useApi()
  const { productName } = useSettings()
  const { invitedBy = '' } = useParams()
  const user = useCurrentUser()
  const { data: inviter } = useQuery(queryOf(api, 'GET /api/v1/invitations/{slug}', { params: { slug: invitedBy } }))
  useEffect(() => {
    if (inviter) rememberInviter(inviter.slug)
  }, [inviter])
  if (!inviter) return null
  const title = `${inviter.name} invited you`
  return (
    <NarrowPage
      title={title}
      intro={`On ${productName}, people find work worth getting up for, and people to grow with.`}
    >
      <PageHead title={title} description={`${title} to ${productName}.`} noindex />
      {user ? (
        <>
          <p>You’re already logged in as {user.email}.</p>
          <ButtonLink to="/jobs">Browse jobs</ButtonLink>
        </>
      ) : (
        <>
          <ButtonLink to="/login?portal=professionals&mode=signup" variant="primary">
            {`Join ${productName}`}
          </ButtonLink>
          <ButtonLink to="/jobs">Browse jobs first</ButtonLink>
        </>
      )}
    </NarrowPage>
  )
}
