import type { ClaimWays } from '@rise/contract/company-claims'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { PageHead } from '../../app/page-head.tsx'
import { loginHref } from '../../app/session/addresses.ts'
import { useCurrentUser, useSession, useVerdict } from '../../app/session/use-session.tsx'
import { useApi } from '../../app/settings.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { TextLink } from '../../ui/link.tsx'
import { NarrowPage } from '../../ui/narrow-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DomainMailForm } from './domain-mail-form.tsx'
import { EnterCompany } from './enter-company.tsx'
import { MailedToken } from './mailed-token.tsx'
import { claimQuery } from './queries.ts'
import { useDraftForm } from './use-draft-form.ts'

/** Takes over the page that an import made: with a mail to the company's own domain, or by asking the admins. */
export function ClaimPage() {
  const api = useApi()
  const { slug = '' } = useParams()
  const token = new URLSearchParams(useLocation().search).get('claim')
  const { data: ways } = useQuery(claimQuery(api, slug))
  if (!ways) return null
  const title = `Claim the page of ${ways.companyName}`
  const elsewhere = { to: `/company/onboarding/${ways.slug}`, label: 'Get a new link' }
  return (
    <NarrowPage
      title={title}
      intro="It was made from the company’s public postings. Whoever claims it tells the company’s story."
      below={<TextLink to={`/company/${ways.slug}`}>Back to the page</TextLink>}
    >
      <PageHead title={title} noindex />
      {ways.claimed ? (
        <Notice live={false} title="Somebody acts for this company already">
          Ask your colleagues to invite you to the team of {ways.companyName}.
        </Notice>
      ) : token ? (
        <MailedToken
          name="company-claim"
          token={token}
          elsewhere={elsewhere}
          look={async (given) => (await api('POST /api/v1/company-claims/look', { body: { token: given } })).result}
        >
          {(found) => <EnterCompany by="company-claims" token={token} verb="Claim the page" {...found} />}
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
          We know no site of {ways.companyName}’s own, so a mail cannot show that you work there. Ask us instead.
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
          <p className="text-muted">No mailbox there? Ask us.</p>
        </>
      )}
      <AskAdmins ways={ways} />
    </>
  )
}

function AskAdmins({ ways: { slug, companyName } }: { ways: ClaimWays }) {
  const api = useApi()
  const { status } = useSession()
  const user = useCurrentUser()
  const { pathname } = useLocation()
  const mayAsk = useVerdict({ access: 'auth', confirmed: true }) === 'allowed'
  const [asked, setAsked] = useState(false)
  const form = useDraftForm({
    schema: 'request',
    initial: { reason: '' },
    send: async (body) => {
      await api('POST /api/v1/companies/{slug}/claim/request', { params: { slug }, body })
      setAsked(true)
    },
  })
  if (status !== 'member') return <ButtonLink to={loginHref(pathname)}>Log in to ask us</ButtonLink>
  if (!mayAsk || user?.role.startsWith('admin')) {
    return (
      <p className="text-muted">
        {user?.role.startsWith('admin') ? 'Admins act for no company.' : 'Confirm your e‑mail address, then ask us.'}
      </p>
    )
  }
  if (asked) {
    return (
      <div role="status">
        <Notice tone="success" title="We have your request">
          We look at it and answer to {user?.email}.
        </Notice>
      </div>
    )
  }
  return (
    <form
      aria-label="Ask for the page"
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="flex flex-col gap-4"
    >
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      <TextArea
        id={form.id('reason')}
        label={`What you do at ${companyName}`}
        hint="Who you are there, and where we can see it."
        rows={3}
        maxLength={1_000}
        value={form.values.reason}
        error={form.errors.reason}
        onChange={(event) => form.set({ reason: event.target.value })}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          Ask for the page
        </Button>
      </div>
    </form>
  )
}
