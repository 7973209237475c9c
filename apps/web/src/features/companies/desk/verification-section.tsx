import type { DomainProof } from '@rise/contract/companies/claims/shapes'
import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useVerdict } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { CopyButton } from '../../../ui/feedback/copy-button.tsx'
import { inSentence } from '../../../ui/fields/in-sentence.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { DomainMailForm } from '../claims/domain-mail-form.tsx'
import { VerifiedMark } from '../verified-mark.tsx'

/** The mark of a verified domain, or the ways to verify one: an email to it, a file on the site, or a DNS record. */
export function VerificationSection({ desk }: { desk: CompanyDesk }) {
  const api = useApi()
  const { data: proof } = useQuery(queryOf(api, 'GET /api/v1/companies/{slug}/proof', { params: { slug: desk.slug } }))
  return (
    <Card as="section" aria-labelledby="verification" className="flex scroll-mt-24 flex-col gap-4">
      <h2 id="verification" className="text-h3">
        {t('Verification', 'of a domain')}
      </h2>
      <MailedProof desk={desk} />
      {proof ? <Proof desk={desk} proof={proof} /> : null}
    </Card>
  )
}

function Proof({ desk, proof }: { desk: CompanyDesk; proof: DomainProof }) {
  const api = useApi()
  const isConfirmed = useVerdict({ access: 'employer', confirmed: true }) === 'allowed'
  const params = { slug: desk.slug }
  const { domain, file, record, verifiedDomain } = proof
  if (verifiedDomain !== null) {
    return (
      <>
        <div>
          <VerifiedMark domain={verifiedDomain} />
        </div>
        <p className="text-small text-muted">{t('You’ll stay verified as long as you own this domain.')}</p>
      </>
    )
  }
  if (domain === null || file === null || record === null) {
    return (
      <p className="text-muted">
        {rich('Add your <edit>website</edit> first. Then verify its domain to get a verified mark.', {
          edit: (text) => <TextLink to={`/company/${desk.slug}/edit/edit-overview`}>{text}</TextLink>,
        })}
      </p>
    )
  }
  if (!isConfirmed)
    return <p className="text-muted">{t('Confirm your email address first, then verify {domain}.', { domain })}</p>
  return (
    <>
      <p>
        {rich('Verify that <strong>{domain}</strong> is yours to get a mark that people trust.', {
          domain,
          strong: (text) => <strong>{text}</strong>,
        })}
      </p>
      <DomainMailForm
        domain={domain}
        send={async (body) => {
          await api('POST /api/v1/companies/{slug}/proof/mail', { params, body })
        }}
      />
      <Disclosure summary={t('No email there? Add a file to your site')}>
        <p>{t('Publish this line at this address:')}</p>
        <CopyableText label={t('Address')} text={file.url} />
        <CopyableText label={t('Line', 'of a file')} text={file.line} />
        <Check by="file" slug={desk.slug}>
          {t('Check file')}
        </Check>
      </Disclosure>
      <Disclosure summary={t('Or add a TXT record to your domain')}>
        <p>
          {t(
            'Add a TXT record where you manage your domain. Use the second name if the first one is taken. It can take up to an hour to appear.',
          )}
        </p>
        {record.names.map((name, index) => (
          <CopyableText key={name} label={index === 0 ? t('Name') : t('Or name')} text={name} />
        ))}
        <CopyableText label={t('Value', 'of a DNS record')} text={record.value} />
        <Check by="record" slug={desk.slug}>
          {t('Check record')}
        </Check>
      </Disclosure>
    </>
  )
}

/** A text with a button that copies it. */
function CopyableText({ label, text }: { label: string; text: string }) {
  return (
    <div className="mt-3">
      <p className="font-medium text-text">{label}</p>
      <div className="mt-1 flex flex-col items-start gap-2 sm:flex-row">
        <code className="w-full min-w-0 grow rounded-control bg-raised px-3 py-2 wrap-anywhere text-text">{text}</code>
        <CopyButton text={text} what={inSentence(label)} />
      </div>
    </div>
  )
}

function Check({ by, slug, children }: { by: 'file' | 'record'; slug: string; children: string }) {
  const api = useApi()
  const onProven = useOnProven()
  const check = useMutation({
    mutationFn: () => api(`POST /api/v1/companies/{slug}/proof/${by}`, { params: { slug } }),
    onSuccess: onProven,
  })
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      {check.error ? <Notice tone="danger">{check.error.message}</Notice> : null}
      <Button busy={check.isPending} onClick={() => check.mutate()}>
        {children}
      </Button>
    </div>
  )
}

/** Redeems the token of a mailed link once, and removes it from the address. */
function MailedProof({ desk }: { desk: CompanyDesk }) {
  const api = useApi()
  const [search, setSearch] = useSearchParams()
  const token = search.get('prove')
  const onProven = useOnProven()
  const hasRedeemed = useRef(false)
  const { mutate, error } = useMutation({
    mutationFn: (mailedToken: string) =>
      api('POST /api/v1/companies/{slug}/proof/redeem', { params: { slug: desk.slug }, body: { token: mailedToken } }),
    onSuccess: onProven,
    onSettled: () => setSearch({}, { replace: true }),
  })
  useEffect(() => {
    if (token === null || hasRedeemed.current) return
    hasRedeemed.current = true
    mutate(token)
  }, [token, mutate])
  // Opening the link again shows the domain that it verified.
  return error && desk.verifiedDomain === null ? <Notice tone="danger">{error.message}</Notice> : null
}

function useOnProven(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await invalidate(queryClient, ['GET /api/v1/companies/{slug}/desk'])
    showToast({ kind: 'success', title: t('Your page is verified.') })
  }
}
