import type { OwnEvent } from '@rise/contract/events/shapes'
import { msg } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import type { DraftKind } from '../../../app/forms/draft-page.tsx'
import { draftHref, eventHref } from '../events-address.ts'
import { EventFields } from './event-fields.tsx'
import { type EventValues, useEventForm } from './use-event-form.ts'

/** The editor's configuration for events. */
export const eventDraft: DraftKind<OwnEvent, EventValues> = {
  id: 'event',
  words: {
    label: msg('Event'),
    loading: msg('Loading the event'),
    changedElsewhere: msg('Your event was changed elsewhere while you were editing'),
    preview: msg('Preview of your event'),
    unpublished: msg('This is how people will see your event. It isn’t published yet.'),
  },
  useDraft: (slug, enabled) =>
    useQuery({ ...queryOf(useApi(), 'GET /api/v1/events/{slug}/own', { params: { slug } }, presentVersion), enabled }),
  useForm: useEventForm,
  Fields: ({ form, saved }) => <EventFields form={form} saved={saved} own />,
  draftHref,
  publishedHref: eventHref,
}
