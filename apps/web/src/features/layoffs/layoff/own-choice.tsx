import { type AffectedAudience, affectedAudiences } from '@rise/contract/layoffs/kinds'
import { AFFECTED_DAYS } from '@rise/contract/layoffs/limits'
import type { OwnAffected } from '@rise/contract/layoffs/shapes'
import { type Message, msg, t } from '@rise/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Api } from '../../../app/base/api.ts'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ForSeekers } from '../../../app/navigation/audience.tsx'
import { useCurrentUser, useVerdict } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { dayInWords } from '../layoff-words.ts'
import { layoffKeys } from '../queries.ts'

const audienceTexts: Readonly<Record<AffectedAudience, { readonly label: Message; readonly hint: Message }>> = {
  everyone: { label: msg('Everyone'), hint: msg('You’re listed on this page, for guests too.') },
  employers: {
    label: msg('Employers only'),
    hint: msg('Verified companies, never one that you’ve worked for.'),
  },
  'no-one': { label: msg('No one'), hint: msg('You’re not listed. This is only for you.') },
}

/**
 * For people affected: who can see them on this page, and whether they have found a job. Guests get a link to the
 * sign-up; a professional's form opens on a press, so that the section is equally high for both.
 */
export function OwnChoice({ slug, companyName }: { slug: string; companyName: string }) {
  const user = useCurrentUser()
  return (
    <ForSeekers>
      <section aria-labelledby="affected" className="card flex flex-col gap-2 border-s-4 border-s-[var(--sun)] sm:p-6">
        <h2 id="affected" className="text-h2">
          {t('Were you affected?')}
        </h2>
        {user ? (
          <FoldedChoice slug={slug} companyName={companyName} />
        ) : (
          <Offer companyName={companyName}>
            <ButtonLink variant="primary" to="/professional/layoff-onboarding">
              {t('Start here')}
            </ButtonLink>
          </Offer>
        )}
      </section>
    </ForSeekers>
  )
}

/** The purpose of the list, or the viewer's choice, with a button. */
function Offer({ companyName, chosen, children }: { companyName: string; chosen?: string; children: ReactNode }) {
  return (
    <>
      <p className="max-w-reading text-muted max-sm:min-h-[4.5rem] sm:min-h-12">
        {chosen ??
          t(
            'We’re sorry. Tell people you’re looking after {company}, on your own terms: everyone, employers only, or no one.',
            { company: companyName },
          )}
      </p>
      <div className="mt-2">{children}</div>
    </>
  )
}

const chosenTexts: Readonly<Record<AffectedAudience, (day: string) => string>> = {
  everyone: (day) => t('You’re listed here for everyone until {day}.', { day }),
  employers: (day) => t('You’re listed here for employers until {day}.', { day }),
  'no-one': () => t('You’re not listed here. Only you can see that you were affected.'),
}

function FoldedChoice({ slug, companyName }: { slug: string; companyName: string }) {
  const { data: own } = useQuery(ownQuery(useApi(), slug))
  const [isOpen, setOpen] = useState(false)
  if (isOpen) {
    return (
      // Takes over the focus of the button that it replaces.
      <div ref={focusFirst} tabIndex={-1} className="outline-none">
        <MemberChoice slug={slug} />
      </div>
    )
  }
  const open = (label: string, variant: 'primary' | 'secondary') => (
    <Button variant={variant} disabled={own === undefined} aria-expanded={false} onClick={() => setOpen(true)}>
      {label}
    </Button>
  )
  if (!own) return <Offer companyName={companyName}>{open(t('I was affected'), 'primary')}</Offer>
  const chosen = own.landedAt
    ? t('You’ve found a job, so you’re not listed.')
    : chosenTexts[own.audience](dayInWords(own.endsAt.slice(0, 10)))
  return (
    <Offer companyName={companyName} chosen={chosen}>
      {open(t('Change'), 'secondary')}
    </Offer>
  )
}

function focusFirst(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}

function ownQuery(api: Api, slug: string) {
  return queryOf(api, 'GET /api/v1/layoffs/{slug}/me', { params: { slug } })
}

/** The form for a professional. */
export function MemberChoice({ slug }: { slug: string }) {
  const { data } = useQuery(ownQuery(useApi(), slug))
  if (data === undefined) return null
  return <ChoiceForm key={data?.endsAt ?? ''} slug={slug} own={data} />
}

function ChoiceForm({ slug, own }: { slug: string; own: OwnAffected | null }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const isConfirmed = useVerdict({ access: 'professional', confirmed: true }) === 'allowed'
  const [audience, setAudience] = useState<AffectedAudience>(own?.audience ?? 'no-one')
  const params = { slug }
  const showChange = async (title: string) => {
    await invalidate(queryClient, layoffKeys)
    showToast({ kind: 'success', title })
  }
  const save = useMutation({
    mutationFn: () => api('PUT /api/v1/layoffs/{slug}/me', { params, body: { audience } }),
    onSuccess: () => showChange(t('Saved')),
  })
  const leave = useMutation({
    mutationFn: () => api('DELETE /api/v1/layoffs/{slug}/me', { params }),
    onSuccess: () => showChange(t('You’re no longer on this list.')),
  })
  const setLanded = useMutation({
    mutationFn: (landed: boolean) => api('PUT /api/v1/layoffs/{slug}/me/landed', { params, body: { landed } }),
    onSuccess: (_, landed) =>
      showChange(landed ? t('Congratulations! You’re no longer listed.') : t('You’re listed again.')),
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
        <legend className="text-small font-medium">{t('Who can find you here?')}</legend>
        {affectedAudiences.map((value) => (
          <Checkbox
            key={value}
            type="radio"
            name="audience"
            label={t(audienceTexts[value].label)}
            hint={t(audienceTexts[value].hint)}
            checked={audience === value}
            onChange={() => setAudience(value)}
          />
        ))}
      </fieldset>
      <p className="text-small text-muted">
        {own
          ? own.landedAt
            ? t('You’ve found a job, so you’re not listed.')
            : t('Ends on {day}. Save again to renew it for {days} days.', {
                day: dayInWords(own.endsAt.slice(0, 10)),
                days: AFFECTED_DAYS,
              })
          : t('It ends after {days} days, unless you renew it. You can change it at any time.', {
              days: AFFECTED_DAYS,
            })}
        {isConfirmed ? null : ` ${t('You’re listed once you’ve confirmed your email address.')}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={save.isPending}>
          {own ? t('Save') : t('Join', 'a list of people affected by a layoff')}
        </Button>
        {own ? (
          <>
            {isConfirmed ? (
              <Button busy={setLanded.isPending} onClick={() => setLanded.mutate(own.landedAt === null)}>
                {own.landedAt === null ? t('I found a job') : t('Still looking')}
              </Button>
            ) : null}
            <Button variant="ghost" busy={leave.isPending} onClick={() => leave.mutate()}>
              {t('Leave', 'a list of people affected by a layoff')}
            </Button>
          </>
        ) : null}
      </div>
    </form>
  )
}
