import type { CompanyClaim } from '@rise/contract/companies/claims/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { WordsDialog } from '../../../app/words-dialog.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { claimsQueryOf } from './claims-query.ts'

/** The twenty oldest requests for unclaimed pages. Renders nothing if there are none. */
export function ClaimsSection() {
  const { data, error, isFetching, refetch } = useQuery(claimsQueryOf(useApi()))
  if (error && !data) {
    return <FailedBlock title={t('Claims could not be loaded')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data || data.total === 0) return null
  return (
    <section aria-labelledby="company-claims" className="flex flex-col gap-4">
      <h2 id="company-claims" className="text-h3 tabular-nums">
        {t('Company claims ({count})', { count: formatInteger(data.total) })}
      </h2>
      <ul className="flex flex-col gap-2">
        {data.items.map((claim) => (
          <ClaimRow key={claim._id} claim={claim} />
        ))}
      </ul>
      {data.total > data.items.length ? (
        <p className="text-small text-muted tabular-nums">
          {t('Showing the {count} oldest. More appear as you decide.', { count: data.items.length }, 'claims')}
        </p>
      ) : null}
    </section>
  )
}

function ClaimRow({ claim }: { claim: CompanyClaim }) {
  const { company, name, email, reason, date } = claim
  const api = useApi()
  const onDecided = useOnDecided()
  const grant = useMutation({
    mutationFn: () => api('POST /api/v1/admin/company-claims/{id}/grant', { params: { id: claim._id } }),
    onSuccess: () => onDecided(t('{name} now manages {company}.', { name, company: company.companyName })),
    onError: ({ message }) => void showToast({ kind: 'failure', title: t('Couldn’t grant it.'), description: message }),
  })
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div>
        <p>
          {rich('{name} ({email}) asks for {company}', {
            name: (
              <strong>
                <TextLink to={`/admin/professionals?q=${encodeURIComponent(email)}`}>{name}</TextLink>
              </strong>
            ),
            email: <span className="wrap-anywhere">{email}</span>,
            company: <TextLink to={`/company/${company.slug}`}>{company.companyName}</TextLink>,
          })}
        </p>
        <p className="text-small text-muted">
          <RelativeTime date={date} />
          <Dot />
          {company.website || t('no website')}
        </p>
      </div>
      <p className="break-words whitespace-pre-line">{reason}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="dense" variant="primary" busy={grant.isPending} onClick={() => grant.mutate()}>
          {rich('Grant<hidden> {company} to {name}</hidden>', {
            company: company.companyName,
            name,
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </Button>
        <DeclineDialog claim={claim} />
      </div>
    </Card>
  )
}

function DeclineDialog({ claim: { _id: id, name, company } }: { claim: CompanyClaim }) {
  const api = useApi()
  const onDecided = useOnDecided()
  const refuse = useMutation({
    mutationFn: (reason: string) =>
      api('POST /api/v1/admin/company-claims/{id}/refuse', { params: { id }, body: { reason } }),
    onSuccess: () => onDecided(t('{name}’s request was declined.', { name })),
  })
  return (
    <WordsDialog
      trigger={
        <Button size="dense">
          {rich('Decline<hidden> {company} to {name}</hidden>', {
            company: company.companyName,
            name,
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </Button>
      }
      title={t('Decline {name}’s claim to {company}?', { name, company: company.companyName })}
      description={t('The page stays unclaimed, and the member gets an email.')}
      field={{ name: 'reason', label: t('Reason'), hint: t('The member will read it.') }}
      action={{ label: t('Decline request'), variant: 'danger' }}
      sending={refuse}
      onSend={(reason, then) => refuse.mutate(reason, then)}
    />
  )
}

function useOnDecided(): (title: string) => Promise<void> {
  const queryClient = useQueryClient()
  return async (title) => {
    showToast({ kind: 'success', title })
    await invalidate(queryClient, [
      'GET /api/v1/admin/company-claims',
      'GET /api/v1/admin/companies',
      'GET /api/v1/admin/companies/{id}',
      'GET /api/v1/admin/overview',
      'GET /api/v1/admin/timeline',
    ])
  }
}
