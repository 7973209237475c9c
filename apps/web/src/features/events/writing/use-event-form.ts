import type { Audience } from '@rise/contract/content/kinds'
import type { EventManner, EventTopic } from '@rise/contract/events/kinds'
import type { EventQuestion, OwnEvent } from '@rise/contract/events/shapes'
import type { Picture } from '@rise/contract/pictures/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf, presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useVersionedForm, type VersionedForm } from '../../../app/forms/use-versioned-form.ts'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { invalidateEvents } from '../queries.ts'

/** The values of an event's form. */
export interface EventValues {
  /** The id of an unsaved event, so that sending it twice creates one event. */
  readonly id: string
  /** The slug, which can be changed once the event is published. */
  readonly slug: string
  readonly title: string
  readonly topic: EventTopic
  readonly cover: Picture | null
  readonly body: string
  readonly startsLocal: string
  readonly endsLocal: string
  readonly zone: string
  readonly manner: EventManner
  readonly venue: string
  readonly city: string
  readonly link: string
  /** The capacity as typed; empty without a limit. */
  readonly capacity: string
  readonly questions: readonly EventQuestion[]
  readonly hosts: readonly string[]
  readonly audience: Audience
}

type Editable = Omit<EventValues, 'id' | 'capacity'> &
  Pick<OwnEvent, '_id' | 'version' | 'publishedAt'> & { readonly capacity: number | null }

/** The form for editing the event `saved`, or for a new event if it is undefined. Calls `onSaved` with the result. */
export function useEventForm(
  saved: OwnEvent | undefined,
  onSaved: (now: OwnEvent) => void,
): VersionedForm<EventValues> {
  const api = useApi()
  const queryClient = useQueryClient()
  const owner = useCurrentUser()?._id ?? ''
  const [newId] = useState(() => crypto.randomUUID())
  const [here] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const blankEvent: Editable = {
    ...{ _id: owner, version: 1, slug: '', title: '', topic: 'career', cover: null, body: '', publishedAt: null },
    ...{ startsLocal: '', endsLocal: '', zone: here, manner: 'onsite', venue: '', city: '', link: '' },
    ...{ capacity: null, questions: [], hosts: [], audience: 'everyone' },
  }

  function cacheEvent(savedEvent: OwnEvent): OwnEvent {
    queryClient.setQueryData(keyOf('GET /api/v1/events/{slug}/own', { params: { slug: savedEvent.slug } }), savedEvent)
    invalidateEvents(queryClient)
    onSaved(savedEvent)
    return savedEvent
  }

  return useVersionedForm({
    name: saved ? `event:${saved._id}` : 'event:new',
    saved: saved ?? blankEvent,
    pick: (now: Editable): EventValues => ({
      id: now._id === owner ? newId : now._id,
      ...{ slug: now.slug, title: now.title, topic: now.topic, cover: now.cover, body: now.body },
      ...{ startsLocal: now.startsLocal, endsLocal: now.endsLocal, zone: now.zone, manner: now.manner },
      ...{ venue: now.venue, city: now.city, link: now.link, questions: now.questions, hosts: now.hosts },
      capacity: now.capacity === null ? '' : String(now.capacity),
      audience: now.audience,
    }),
    toBody: ({ slug, cover, audience, questions, hosts, ...values }: EventValues) => ({
      ...values,
      ...(saved?.publishedAt && { slug }),
      ...{ coverId: cover?._id ?? null, questions: [...questions], hosts: hosts.map(endOfAddress) },
      audience,
    }),
    schema: async () => {
      const { formSchemas } = await import('../form-schemas.ts')
      return saved ? formSchemas.eventChange : formSchemas.newEvent
    },
    conflictCode: 'event-changed',
    send: async ({ version, id, ...body }) => {
      if (!saved) return cacheEvent((await api('POST /api/v1/events', { body: { id, ...body } })).result)
      const params = { slug: saved.slug }
      return cacheEvent((await api('PUT /api/v1/events/{slug}', { params, body: { version, ...body } })).result)
    },
    latest: () =>
      saved
        ? queryClient.fetchQuery({
            ...queryOf(api, 'GET /api/v1/events/{slug}/own', { params: { slug: saved.slug } }, presentVersion),
            staleTime: 0,
          })
        : Promise.resolve(blankEvent),
  })
}

/** Returns the last part of a typed address, because people paste whole addresses. */
function endOfAddress(address: string): string {
  return address.trim().replace(/\/+$/, '').split('/').at(-1) ?? ''
}
