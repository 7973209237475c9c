import type { CompanyStory } from '@rise/contract/admin/companies/shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Section } from '../../../app/admin/lists/section.tsx'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { WordsDialog } from '../../../app/words-dialog.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Badge } from '../../../ui/marks/badge.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { adminListKeys } from '../admin-list-keys.ts'
import { memberHref } from '../members/members-address.ts'

type Claim = CompanyStory['claims'][number]

/** Claims that wait for a decision. Renders nothing if there are none. */
export function CompanyClaims({ claims, name }: { claims: readonly Claim[]; name: string }) {
  if (claims.length === 0) return null
  return (
    <Section title={`Claims (${claims.length})`}>
      <ul className="flex flex-col gap-4">
        {claims.map((claim) => (
          <ClaimRow key={claim._id} claim={claim} company={name} />
        ))}
      </ul>
    </Section>
  )
}

function ClaimRow({ claim, company }: { claim: Claim; company: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const params = { id: claim._id }
  function confirmDecision(title: string) {
    showToast({ kind: 'success', title })
    return invalidate(queryClient, adminListKeys)
  }
  const grant = useMutation({
    mutationFn: () => api('POST /api/v1/admin/company-claims/{id}/grant', { params }),
    onSuccess: () => confirmDecision(`${claim.name} now manages ${company}.`),
    onError: ({ message }) => void showToast({ kind: 'failure', title: message }),
  })
  const refuse = useMutation({
    mutationFn: (reason: string) => api('POST /api/v1/admin/company-claims/{id}/refuse', { params, body: { reason } }),
    onSuccess: () => confirmDecision(`${claim.name}’s request was declined.`),
  })
  return (
    <li className="flex flex-col gap-2 text-small">
      <p>
        <strong>{claim.name}</strong> ({claim.email}), <RelativeTime date={claim.date} />
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{claim.reason}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="dense" variant="primary" busy={grant.isPending} onClick={() => grant.mutate()}>
          Grant
          <span className="sr-only"> to {claim.name}</span>
        </Button>
        <WordsDialog
          trigger={
            <Button size="dense">
              Decline
              <span className="sr-only"> {claim.name}</span>
            </Button>
          }
          title={`Decline ${claim.name}’s request?`}
          description="They get an email with your reason."
          field={{ name: 'reason', label: 'Reason', hint: 'They will read it.' }}
          action={{ label: 'Decline request', variant: 'danger' }}
          sending={refuse}
          onSend={(reason, then) => refuse.mutate(reason, then)}
        />
      </div>
    </li>
  )
}

/** The members who act for the company. */
export function CompanyTeam({ team }: { team: CompanyStory['team'] }) {
  return (
    <Section title={`Team (${team.length})`}>
      {team.length === 0 ? (
        <p className="text-small text-muted">No one manages this page yet.</p>
      ) : (
        <ul className="flex flex-col gap-2 text-small">
          {team.map(({ _id, name, email, role, since }) => (
            <li key={_id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 wrap-anywhere">
                <TextLink to={memberHref(_id)}>{name}</TextLink>
                <span className="block text-muted">
                  {email}, since <RelativeTime date={since} />
                </span>
              </span>
              <Badge>{role}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** The newest jobs, and the boards that supply them. */
export function CompanyJobs({ story: { company, jobs, boards } }: { story: CompanyStory }) {
  return (
    <Section title={`Jobs (${company.openJobs} open)`}>
      {jobs.length === 0 ? <p className="text-small text-muted">No jobs yet.</p> : null}
      <ul className="flex flex-col gap-2 text-small">
        {jobs.map(({ _id, title, slug, open, postedAt }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">
              <TextLink to={`/jobs/${slug}`}>{title}</TextLink>
              <span className="block text-muted">
                <RelativeTime date={postedAt} />
              </span>
            </span>
            <Badge tone={open ? 'success' : 'neutral'}>{open ? 'Open' : 'Closed'}</Badge>
          </li>
        ))}
      </ul>
      {boards.length > 0 ? (
        <ul aria-label="Boards" className="flex flex-col gap-1 text-small text-muted">
          {boards.map(({ _id, kind, address, enabled }) => (
            <li key={_id} className="wrap-anywhere">
              {kind}: {address} {enabled ? '' : '(paused)'}
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}
