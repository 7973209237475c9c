import { eventList } from '@rise/contract/events/list'
import type { OwnEvent } from '@rise/contract/events/shapes'
import { t } from '@rise/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { ApiError } from '../../../app/base/api.ts'
import { presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { FormPage, LoadingPart } from '../../../app/forms/form-page.tsx'
import { VersionedFormShell } from '../../../app/forms/versioned-form-shell.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { memberName } from '../../connections/index.ts'
import { DeleteButton } from '../../content/index.ts'
import { draftHref, editHref, eventHref } from '../events-address.ts'
import { invalidateEvents } from '../queries.ts'
import { isOver } from '../time-in-words.ts'
import { CancelButton } from './cancel-button.tsx'
import { EventFields } from './event-fields.tsx'
import { useEventForm } from './use-event-form.ts'

const Participants = lazy(async () => ({ default: (await import('./participants.tsx')).Participants }))
const NoteForm = lazy(async () => ({ default: (await import('./note-form.tsx')).NoteForm }))

/** Manages a published event. The address determines the part: its form, the participants, or the note afterwards. */
export function EditPage() {
  const { event: slug = '' } = useParams()
  const [search] = useSearchParams()
  const part = search.get('part')
  // Hosts who didn't write the event only see the participants.
  return part === 'participants' ? (
    <Suspense fallback={null}>
      <Participants slug={slug} />
    </Suspense>
  ) : (
    <EditPart slug={slug} part={part} />
  )
}

function EditPart({ slug, part }: { slug: string; part: string | null }) {
  const [latest, setLatest] = useState<OwnEvent>()
  const isKnown = latest?.slug === slug
  const query = useQuery({
    ...queryOf(useApi(), 'GET /api/v1/events/{slug}/own', { params: { slug } }, presentVersion),
    enabled: !isKnown,
  })
  const { data, error, isError, isFetching, isFetchedAfterMount, refetch } = query
  // Waits for the current version: a form based on an older one couldn't be saved. The same form stays mounted when the
  // address changes.
  const loadedEvent = isKnown ? latest : isFetchedAfterMount ? data : undefined
  if (error instanceof ApiError && (error.status === 404 || error.status === 403)) {
    return <ErrorBody status={error.status} />
  }
  if (loadedEvent && loadedEvent.publishedAt === null) return <Navigate to={draftHref(loadedEvent.slug)} replace />
  return (
    <FormPage title={part === 'note' ? t('What was shared') : t('Edit event')}>
      {loadedEvent && part === 'note' ? (
        <Suspense fallback={null}>
          <NoteForm event={loadedEvent} />
        </Suspense>
      ) : null}
      {loadedEvent && part !== 'note' ? (
        <Editor key={loadedEvent._id} loaded={loadedEvent} onMoved={setLatest} />
      ) : null}
      {loadedEvent ? null : isError ? (
        <FailedBlock title={t('Couldn’t load this event')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingPart label={t('Loading the event')} />
      )}
    </FormPage>
  )
}

function Editor({ loaded, onMoved }: { loaded: OwnEvent; onMoved: (now: OwnEvent) => void }) {
  const navigate = useNavigate()
  const api = useApi()
  const queryClient = useQueryClient()
  const [saved, setSaved] = useState(loaded)
  const isOwn = useCurrentUser()?._id === saved.author._id
  const hasEnded = isOver(saved)

  function store(savedEvent: OwnEvent) {
    setSaved(savedEvent)
    onMoved(savedEvent)
    showToast({
      ...{ id: 'event', kind: 'success', title: t('Saved') },
      action: { label: t('View it'), to: eventHref(savedEvent.slug) },
    })
  }

  async function remove() {
    await api('DELETE /api/v1/events/{slug}', { params: { slug: saved.slug } })
    showToast({ id: 'event', kind: 'success', title: t('Event deleted') })
    void navigate(eventList.path, { replace: true })
    invalidateEvents(queryClient)
  }

  return (
    <div className="flex flex-col gap-6">
      {isOwn ? null : (
        <Notice live={false}>
          {t('You’re editing {name}’s event as an admin. The author sees the change, but not who made it.', {
            name: memberName(saved.author),
          })}
        </Notice>
      )}
      {saved.cancelledAt ? (
        <Notice tone="warning" live={false} title={t('This event is cancelled')}>
          {t('Its page stays, and calendars show that it’s cancelled.')}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={eventHref(saved.slug)}>{t('View page')}</ButtonLink>
          <ButtonLink to={editHref(saved.slug, 'participants')}>{t('Participants')}</ButtonLink>
          {hasEnded ? <ButtonLink to={editHref(saved.slug, 'note')}>{t('What was shared')}</ButtonLink> : null}
        </div>
        <div className="flex flex-wrap gap-2">
          {hasEnded || saved.cancelledAt ? null : <CancelButton event={saved} onCancelled={store} />}
          <DeleteButton
            label={t('Delete event')}
            look="whole"
            title={t('Delete “{title}”?', { title: saved.title })}
            confirm={t('Delete event')}
            remove={remove}
          >
            {t('Its page, its comments and the list of participants are gone for good.')}
          </DeleteButton>
        </div>
      </div>
      {saved.cancelledAt ? null : <EventEditor saved={saved} own={isOwn} onSaved={store} />}
    </div>
  )
}

interface EditorProps {
  readonly saved: OwnEvent
  readonly own: boolean
  readonly onSaved: (now: OwnEvent) => void
}

function EventEditor({ saved, own, onSaved }: EditorProps) {
  const form = useEventForm(saved, onSaved)
  const { event } = useParams()
  const navigate = useNavigate()
  const { dirty } = form
  const { slug } = saved
  // Waits until everything is saved, so that no confirmation appears on leaving.
  useEffect(() => {
    if (!dirty && slug !== event) void navigate(editHref(slug), { replace: true })
  }, [dirty, slug, event, navigate])
  return (
    <VersionedFormShell
      form={form}
      label={t('Event')}
      changedElsewhere={t('Your event was changed elsewhere while you were editing')}
    >
      {saved.going + saved.waiting > 0 ? (
        <Notice live={false}>{t('Everyone who takes part is told when you change the time or the place.')}</Notice>
      ) : null}
      <EventFields form={form} saved={saved} own={own} />
    </VersionedFormShell>
  )
}
