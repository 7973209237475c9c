import type { OwnEvent } from '@rise/contract/events/shapes'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import type { DraftKind } from '../../../app/forms/draft-page.tsx'
import { draftHref, eventHref } from '../events-address.ts'
import { ownEventQuery } from '../queries.ts'
import { EventFields } from './event-fields.tsx'
import { type EventValues, useEventForm } from './use-event-form.ts'

/** How an event is written. */
export const eventDraft: DraftKind<OwnEvent, EventValues> = {
  thing: 'event',
  label: 'Event',
  useDraft: (slug, enabled) => useQuery({ ...ownEventQuery(useApi(), slug), enabled }),
  useForm: useEventForm,
  Fields: ({ form, saved }) => <EventFields form={form} saved={saved} own />,
  draftHref,
  publishedHref: eventHref,
}
