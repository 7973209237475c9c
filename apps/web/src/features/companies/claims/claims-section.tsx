import type { CompanyClaim } from '@rise/contract/companies/claims/shapes'
import { formatInteger } from '@rise/contract/words'
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
    return <FailedBlock title="Claims could not be loaded" retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data || data.total === 0) return null
  return (
    <section aria-labelledby="company-claims" className="flex flex-col gap-4">
      <h2 id="company-claims" className="text-h3 tabular-nums">
        Company claims ({formatInteger(data.total)})
      </h2>
      <ul className="flex flex-col gap-2">
        {data.items.map((claim) => (
          <ClaimRow key={claim._id} claim={claim} />
        ))}
      </ul>
      {data.total > data.items.length ? (
        <p className="text-small text-muted tabular-nums">
          Showing the {data.items.length} oldest. More appear as you decide.
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
    onSuccess: () => onDecided(`${name} now manages ${company.companyName}.`),
    onError: ({ message }) => void showToast({ kind: 'failure', title: 'Couldn’t grant it.', description: message }),
  })
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div>
        <p>
          <strong>
            <TextLink to={`/admin/professionals?q=${encodeURIComponent(email)}`}>{name}</TextLink>
          </strong>{' '}
          (<span className="wrap-anywhere">{email}</span>) asks for{' '}
          <TextLink to={`/company/${company.slug}`}>{company.companyName}</TextLink>
        </p>
        <p className="text-small text-muted">
          <RelativeTime date={date} />
          <Dot />
          {company.website || 'no website'}
        </p>
      </div>
      <p className="break-words whitespace-pre-line">{reason}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="dense" variant="primary" busy={grant.isPending} onClick={() => grant.mutate()}>
          Grant
          <span className="sr-only">
            {' '}
            {company.companyName} to {name}
          </span>
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
    onSuccess: () => onDecided(`${name}’s request was declined.`),
  })
  return (
    <WordsDialog
      trigger={
        <Button size="dense">
          Decline
          <span className="sr-only">
            {' '}
            {company.companyName} to {name}
          </span>
        </Button>
      }
      title={`Decline ${name}’s claim to ${company.companyName}?`}
      description="The page stays unclaimed, and the member gets an email."
      field={{ name: 'reason', label: 'Reason', hint: 'The member will read it.' }}
      action={{ label: 'Decline request', variant: 'danger' }}
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
