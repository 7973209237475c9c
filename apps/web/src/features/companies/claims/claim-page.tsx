import type { ClaimWays } from '@rise/contract/companies/claims/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { loginHref } from '../../../app/session/addresses.ts'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { NarrowPage } from '../../../ui/layout/narrow-page.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { AskAdmins } from './ask-admins.tsx'
import { DomainMailForm } from './domain-mail-form.tsx'
import { EnterCompany } from './enter-company.tsx'
import { MailedToken } from './mailed-token.tsx'

/**
 * Claims a page that no one manages: by an email to the company's own domain, or by asking the admins. Once the page is
 * claimed, its team is redirected to the steps that fill it, and other members get a 404. With the link of an email,
 * both get a notice instead.
 */
export function ClaimPage() {
  const api = useApi()
  const { slug = '' } = useParams()
  const user = useCurrentUser()
  const token = new URLSearchParams(useLocation().search).get('claim')
  const { data: ways } = useQuery(queryOf(api, 'GET /api/v1/companies/{slug}/claim', { params: { slug } }))
  if (!ways) return null
  const title = t('Claim the page of {company}', { company: ways.companyName })
  const isOwn = user?.role === 'employer' && user.slug === ways.slug
  if (token === null && isOwn) return <Navigate to="/company/onboarding" replace />
  if (token === null && ways.claimed && user) return <ErrorBody status={404} />
  const newLink = { to: `/company/onboarding/${ways.slug}`, label: t('Get a new link') }
  return (
    <NarrowPage
      title={title}
      intro={ways.claimed ? undefined : t('No one manages this page yet. Claim it to tell the company’s story.')}
      below={<TextLink to={`/company/${ways.slug}`}>{t('Back to the page')}</TextLink>}
    >
      <PageHead title={title} noindex />
      {isOwn ? (
        <Notice
          live={false}
          title={t('This page is yours')}
          action={<ButtonLink to={`/company/${ways.slug}/edit`}>{t('Go to your desk')}</ButtonLink>}
        >
          {t('You manage {company}.', { company: ways.companyName })}
        </Notice>
      ) : ways.claimed ? (
        <Notice
          live={false}
          title={t('Someone already manages this company')}
          action={user ? null : <TextLink to={loginHref(`/company/onboarding/${ways.slug}`)}>{t('Log in')}</TextLink>}
        >
          {t('Ask your colleagues to invite you to the {company} team.', { company: ways.companyName })}
        </Notice>
      ) : token ? (
        <MailedToken
          name="company-claim"
          token={token}
          elsewhere={newLink}
          look={async (mailed) => (await api('POST /api/v1/company-claims/look', { body: { token: mailed } })).result}
        >
          {(claim) => <EnterCompany by="company-claims" token={token} {...claim} />}
        </MailedToken>
      ) : (
        <Ways ways={ways} />
      )}
    </NarrowPage>
  )
}

function Ways({ ways }: { ways: ClaimWays }) {
  const api = useApi()
  const { domain, slug } = ways
  return (
    <>
      {domain === null ? (
        <p className="text-muted">
          {t('We don’t know {company}’s website, so an email can’t confirm that you work there.', {
            company: ways.companyName,
          })}
          {ways.request ? null : ` ${t('Send us a request instead.')}`}
        </p>
      ) : (
        <>
          <DomainMailForm
            domain={domain}
            send={async (body) => {
              await api('POST /api/v1/companies/{slug}/claim/mail', { params: { slug }, body })
            }}
          />
          <hr className="border-line" />
          {ways.request ? null : <p className="text-muted">{t('No mailbox there? Ask us.')}</p>}
        </>
      )}
      <AskAdmins ways={ways} />
    </>
  )
}
