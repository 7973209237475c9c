import type { Event } from '@rise/contract/events/shapes'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, keyOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useDraftForm } from '../../../app/forms/use-draft-form.ts'
import { ForGuests, ForMembers } from '../../../app/navigation/audience.tsx'
import { useCurrentUser, useSession, useVerdict } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextArea } from '../../../ui/base/field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { eventHref } from '../events-address.ts'
import { eventKeys } from '../queries.ts'
import { isOver } from '../time-in-words.ts'

/** Lets a member take part, change their answers, or cancel. */
export function TakingPart({ event }: { event: Event }) {
  const { status } = useSession()
  const user = useCurrentUser()
  const hasEnded = isOver(event)
  return (
    <section aria-labelledby="taking-part">
      <h2 id="taking-part" className="text-h3">
        {titleOf(event)}
      </h2>
      {event.cancelled ? (
        <Note>{t('The hosts have cancelled it.')}</Note>
      ) : hasEnded && !event.own ? (
        <Note>{t('This event is over.')}</Note>
      ) : (
        <>
          <ForGuests>
            <Note>{seats(event)}</Note>
            <ButtonLink
              to={`/login?portal=professionals&mode=signup&next=${encodeURIComponent(eventHref(event.slug))}`}
              variant="primary"
              className="mt-4 w-full"
            >
              {hasPlace(event) ? t('Join to take part') : t('Join waiting list')}
            </ButtonLink>
          </ForGuests>
          <ForMembers className={status === 'checking' ? 'min-h-[8rem]' : ''}>
            {user ? <Place event={event} user={user} over={hasEnded} /> : null}
          </ForMembers>
        </>
      )}
    </section>
  )
}

/** The form to take part, or the reason why a member can't. */
function Place({ event, user, over }: { event: Event; user: CurrentUser; over: boolean }) {
  const mayJoin = useVerdict({ access: 'auth', confirmed: true }) === 'allowed'
  if (event.isHost) return <Note>{t('You host this event.')}</Note>
  if (user.role.startsWith('admin')) return <Note>{t('Admins don’t take part.')}</Note>
  if (event.locked !== null) return <Note>{t('This event is for another audience.')}</Note>
  if (!mayJoin) return <Note>{t('Confirm your email address to take part.')}</Note>
  return <PlaceForm key={event._id} event={event} over={over} />
}

function Note({ children }: { children: string }) {
  return <p className="mt-2 text-small text-muted">{children}</p>
}

function titleOf({ own }: Event): string {
  if (own?.state === 'going') return t('You’re going')
  if (own) return t('You’re number {position} on the waiting list', { position: own.position ?? '' })
  return t('Take part')
}

/** Whether someone who joins now gets a place. People on the waiting list come first. */
function hasPlace({ capacity, going, waiting }: Event): boolean {
  return capacity === null || (going < capacity && waiting === 0)
}

function seats({ capacity, going, audience }: Event): string {
  if (capacity === null) {
    return audience === 'everyone' ? t('Open to everyone.') : t('Open to everyone who can read this.')
  }
  const freePlaces = Math.max(0, capacity - going)
  if (freePlaces === 0) {
    return t('This event is full. Join the waiting list and we’ll move you up when someone drops out.')
  }
  return t('{free} of {capacity} places free.', { free: freePlaces, capacity })
}

interface Values {
  readonly shown: boolean
  readonly answers: { readonly id: string; readonly text: string }[]
}

function PlaceForm({ event, over }: { event: Event; over: boolean }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isLeaving, setIsLeaving] = useState(false)
  const { own, slug, questions } = event
  const params = { slug }

  async function store(updatedEvent: Event) {
    queryClient.setQueryData(keyOf('GET /api/v1/events/{slug}', { params: { slug } }), updatedEvent)
    await invalidate(queryClient, eventKeys)
  }

  const form = useDraftForm<Values>({
    name: `event-place:${event._id}`,
    schema: async () => (await import('../form-schemas.ts')).formSchemas.participation,
    initial: {
      shown: own?.shown ?? true,
      answers: questions.map(({ id }) => ({ id, text: own?.answers.find((answer) => answer.id === id)?.text ?? '' })),
    },
    async send(body) {
      const { result } = await api('PUT /api/v1/events/{slug}/participation', { params, body })
      await store(result)
      const outcome = result.own?.state === 'going' ? t('You’re going') : t('You’re on the waiting list')
      showToast({ id: 'event', kind: 'success', title: own ? t('Saved') : outcome })
    },
  })

  async function leave() {
    setIsLeaving(true)
    try {
      await store((await api('DELETE /api/v1/events/{slug}/participation', { params })).result)
      showToast({ id: 'event', kind: 'success', title: t('You no longer take part') })
    } catch {
      showToast({ id: 'event', kind: 'failure', title: t('Couldn’t cancel it. Try again.') })
    }
    setIsLeaving(false)
  }

  const { values, errors, failure, busy, set, id } = form
  if (over) return <Note>{t('Thank you for coming.')}</Note>
  return (
    <form
      aria-label={t('Take part')}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="mt-3 flex flex-col gap-4"
    >
      {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      {own ? null : <p className="text-small text-muted">{seats(event)}</p>}
      {questions.map(({ id: question, text, required }, place) => (
        <TextArea
          key={question}
          id={place === 0 ? id('answers') : `${id('answers')}-${place}`}
          label={text}
          optional={!required}
          rows={2}
          maxLength={1_000}
          error={errors.answers && required && !values.answers[place]?.text ? t('Answer this question.') : undefined}
          value={values.answers[place]?.text ?? ''}
          onChange={({ target }) =>
            set({ answers: values.answers.map((one, at) => (at === place ? { ...one, text: target.value } : one)) })
          }
        />
      ))}
      <Checkbox
        label={t('Show others that I take part')}
        hint={t('The hosts see it in any case.')}
        checked={values.shown}
        onChange={({ target }) => set({ shown: target.checked })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={own ? 'secondary' : 'primary'} busy={busy}>
          {own ? t('Save') : hasPlace(event) ? t('Take part') : t('Join waiting list')}
        </Button>
        {own ? (
          <Button variant="ghost" busy={isLeaving} onClick={() => void leave()}>
            {own.state === 'going' ? t('Give up place') : t('Leave list')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
