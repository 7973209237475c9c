import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
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
  const title = t('Join the team of {company}', { company: company.companyName })
  const companyLink = { to: `/company/${company.slug}`, label: t('See {company}', { company: company.companyName }) }
  return (
    <NarrowPage title={title} intro={t('You’re invited to help run the company’s page.')}>
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
                {rich(
                  '{role, select, owner {You will be an <strong>owner</strong> of {company}.} editor {You will be an <strong>editor</strong> of {company}.} other {You will be a <strong>recruiter</strong> of {company}.}}',
                  {
                    role: invitation.role,
                    company: invitation.companyName,
                    strong: (text) => <strong>{text}</strong>,
                  },
                )}
              </p>
              <EnterCompany by="company-invitations" token={token} {...invitation} />
            </>
          )}
        </MailedToken>
      ) : (
        <Notice tone="danger" live={false}>
          {t('The link isn’t complete. Open it from the email again.')}
        </Notice>
      )}
    </NarrowPage>
  )
}
