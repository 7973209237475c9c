import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { EnterCompany } from './claims/enter-company.tsx'
import { MailedToken } from './claims/mailed-token.tsx'

/** The page behind a mailed invitation to a company's team. */
export function JoinPage() {
  const api = useApi()
  const { profile = '' } = useParams()
  const token = new URLSearchParams(useLocation().search).get('invitation')
  const { data: company } = useQuery(queryOf(api, 'GET /api/v1/companies/{slug}', { params: { slug: profile } }))
  if (!company) return null
  const title = `Join the team of ${company.companyName}`
  const companyLink = { to: `/company/${company.slug}`, label: `See ${company.companyName}` }
  return (
    <NarrowPage title={title} intro="You’re invited to help run the company’s page.">
      <PageHead title={title} noindex />
      {token ? (
        <MailedToken
          name="company-invitation"
          token={token}
          elsewhere={companyLink}
          look={async (mailed) =>
            (await api('POST /api/v1/company-invitations/look', { body: { token: mailed } })).result
          }
        >
          {(invitation) => (
            <>
              <p>
                You will be {invitation.role === 'recruiter' ? 'a' : 'an'} <strong>{invitation.role}</strong> of{' '}
                {invitation.companyName}.
              </p>
              <EnterCompany by="company-invitations" token={token} verb="Join the team" {...invitation} />
            </>
          )}
        </MailedToken>
      ) : (
        <Notice tone="danger" live={false}>
          The link isn’t complete. Open it from the email again.
        </Notice>
      )}
    </NarrowPage>
  )
}
