import type { CompanyStory } from '@rise/contract/admin/companies/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
import { teamRoleName } from '../members/member-name.ts'
import { memberHref } from '../members/members-address.ts'

type Claim = CompanyStory['claims'][number]

/** Claims that wait for a decision. Renders nothing if there are none. */
export function CompanyClaims({ claims, name }: { claims: readonly Claim[]; name: string }) {
  if (claims.length === 0) return null
  return (
    <Section title={t('Claims ({count})', { count: claims.length })}>
      <ul className="flex flex-col gap-4">
        {claims.map((claim) => (
          <ClaimRow key={claim._id} claim={claim} company={name} />
        ))}
      </ul>
    </Section>
  )
}

const hidden = (words: ReactNode) => <span className="sr-only">{words}</span>

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
    onSuccess: () => confirmDecision(t('{name} now manages {company}.', { name: claim.name, company })),
    onError: ({ message }) => void showToast({ kind: 'failure', title: message }),
  })
  const refuse = useMutation({
    mutationFn: (reason: string) => api('POST /api/v1/admin/company-claims/{id}/refuse', { params, body: { reason } }),
    onSuccess: () => confirmDecision(t('{name}’s request was declined.', { name: claim.name })),
  })
  return (
    <li className="flex flex-col gap-2 text-small">
      <p>
        <strong>{claim.name}</strong> ({claim.email}), <RelativeTime date={claim.date} />
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{claim.reason}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="dense" variant="primary" busy={grant.isPending} onClick={() => grant.mutate()}>
          {rich('Grant<hidden> to {name}</hidden>', { name: claim.name, hidden })}
        </Button>
        <WordsDialog
          trigger={
            <Button size="dense">{rich('Decline<hidden> {name}</hidden>', { name: claim.name, hidden })}</Button>
          }
          title={t('Decline {name}’s request?', { name: claim.name })}
          description={t('They get an email with your reason.')}
          field={{ name: 'reason', label: t('Reason'), hint: t('They will read it.') }}
          action={{ label: t('Decline request'), variant: 'danger' }}
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
    <Section title={t('Team ({count})', { count: team.length })}>
      {team.length === 0 ? (
        <p className="text-small text-muted">{t('No one manages this page yet.')}</p>
      ) : (
        <ul className="flex flex-col gap-2 text-small">
          {team.map(({ _id, name, email, role, since }) => (
            <li key={_id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 wrap-anywhere">
                <TextLink to={memberHref(_id)}>{name}</TextLink>
                <span className="block text-muted">
                  {rich('{email}, since {when}', { email, when: <RelativeTime date={since} /> })}
                </span>
              </span>
              <Badge>{teamRoleName(role)}</Badge>
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
    <Section title={t('Jobs ({count} open)', { count: company.openJobs })}>
      {jobs.length === 0 ? <p className="text-small text-muted">{t('No jobs yet.')}</p> : null}
      <ul className="flex flex-col gap-2 text-small">
        {jobs.map(({ _id, title, slug, open, postedAt }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">
              <TextLink to={`/jobs/${slug}`}>{title}</TextLink>
              <span className="block text-muted">
                <RelativeTime date={postedAt} />
              </span>
            </span>
            <Badge tone={open ? 'success' : 'neutral'}>{open ? t('Open', 'a job') : t('Closed', 'a job')}</Badge>
          </li>
        ))}
      </ul>
      {boards.length > 0 ? (
        <ul aria-label={t('Boards')} className="flex flex-col gap-1 text-small text-muted">
          {boards.map(({ _id, kind, address, enabled }) => (
            <li key={_id} className="wrap-anywhere">
              {kind}: {address} {enabled ? '' : t('(paused)')}
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}
