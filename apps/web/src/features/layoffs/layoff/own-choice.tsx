import { type AffectedAudience, affectedAudiences } from '@rise/contract/layoffs/kinds'
import { AFFECTED_DAYS } from '@rise/contract/layoffs/limits'
import type { OwnAffected } from '@rise/contract/layoffs/shapes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser, useSession, useVerdict } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { dayInWords } from '../layoff-words.ts'
import { layoffKeys } from '../queries.ts'

const audienceTexts: Readonly<Record<AffectedAudience, { readonly label: string; readonly hint: string }>> = {
  everyone: { label: 'Everyone', hint: 'You’re listed on this page, for guests too.' },
  employers: { label: 'Employers only', hint: 'Verified companies, never one that you’ve worked for.' },
  'no-one': { label: 'No one', hint: 'You’re not listed. This is only for you.' },
}

/** For people affected: who can find them here, and whether they have found a job. */
export function OwnChoice({ slug, companyName }: { slug: string; companyName: string }) {
  const { status } = useSession()
  const user = useCurrentUser()
  if (user && user.role !== 'professional') return null
  return (
    <section aria-labelledby="affected" className="min-h-[12rem] rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id="affected" className="text-h3">
        Were you affected?
      </h2>
      {status === 'member' && user ? (
        <MemberChoice slug={slug} />
      ) : (
        <>
          <p className="mt-2 text-small text-muted">
            Tell people you’re looking after {companyName}, on your own terms: everyone, employers only, or no one.
          </p>
          <ButtonLink to="/professional/layoff-onboarding" className="mt-4">
            Start here
          </ButtonLink>
        </>
      )}
    </section>
  )
}

/** The form for a professional. */
export function MemberChoice({ slug }: { slug: string }) {
  const { data } = useQuery(queryOf(useApi(), 'GET /api/v1/layoffs/{slug}/me', { params: { slug } }))
  if (data === undefined) return null
  return <ChoiceForm key={data?.endsAt ?? ''} slug={slug} own={data} />
}

function ChoiceForm({ slug, own }: { slug: string; own: OwnAffected | null }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const isConfirmed = useVerdict({ access: 'professional', confirmed: true }) === 'allowed'
  const [audience, setAudience] = useState<AffectedAudience>(own?.audience ?? 'no-one')
  const params = { slug }
  const changed = async (said: string) => {
    await invalidate(queryClient, layoffKeys)
    showToast({ kind: 'success', title: said })
  }
  const save = useMutation({
    mutationFn: () => api('PUT /api/v1/layoffs/{slug}/me', { params, body: { audience } }),
    onSuccess: () => changed('Saved'),
  })
  const leave = useMutation({
    mutationFn: () => api('DELETE /api/v1/layoffs/{slug}/me', { params }),
    onSuccess: () => changed('You’re no longer on this list.'),
  })
  const setLanded = useMutation({
    mutationFn: (landed: boolean) => api('PUT /api/v1/layoffs/{slug}/me/landed', { params, body: { landed } }),
    onSuccess: (_, landed) => changed(landed ? 'Congratulations! You’re no longer listed.' : 'You’re listed again.'),
  })
  const failure = [save, leave, setLanded].find(({ error }) => error)?.error
  function send(event: FormEvent) {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  return (
    <form onSubmit={send} className="mt-3 flex flex-col gap-4">
      {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      <fieldset className="flex flex-col">
        <legend className="text-small font-medium">Who can find you here?</legend>
        {affectedAudiences.map((value) => (
          <Checkbox
            key={value}
            type="radio"
            name="audience"
            label={audienceTexts[value].label}
            hint={audienceTexts[value].hint}
            checked={audience === value}
            onChange={() => setAudience(value)}
          />
        ))}
      </fieldset>
      <p className="text-small text-muted">
        {own
          ? own.landedAt
            ? 'You’ve found a job, so you’re not listed.'
            : `Ends on ${dayInWords(own.endsAt.slice(0, 10))}. Save again to renew it for ${AFFECTED_DAYS} days.`
          : `It ends after ${AFFECTED_DAYS} days, unless you renew it. You can change it at any time.`}
        {isConfirmed ? null : ' You’re listed once you’ve confirmed your email address.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={save.isPending}>
          {own ? 'Save' : 'Join'}
        </Button>
        {own ? (
          <>
            {isConfirmed ? (
              <Button busy={setLanded.isPending} onClick={() => setLanded.mutate(own.landedAt === null)}>
                {own.landedAt === null ? 'I found a job' : 'Still looking'}
              </Button>
            ) : null}
            <Button variant="ghost" busy={leave.isPending} onClick={() => leave.mutate()}>
              Leave
            </Button>
          </>
        ) : null}
      </div>
    </form>
  )
}
