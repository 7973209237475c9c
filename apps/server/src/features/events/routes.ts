import { adminEventsEndpoints } from '@rise/contract/events/admin/endpoints'
import { eventsEndpoints } from '@rise/contract/events/endpoints'
import { eventHostingEndpoints } from '@rise/contract/events/hosting/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { listAdminEvents, setEventHidden } from './admin/list-admin-events.ts'
import { mergeEvents } from './admin/merge-events.ts'
import { createCalendar, ownCalendar, revokeCalendar } from './calendar/calendar-address.ts'
import { calendarOfEvent } from './calendar/event-files.ts'
import { findEvent, listDrafts, ownEvent } from './find-event.ts'
import { agreeToHost, declineToHost } from './hosting/agree-to-host.ts'
import { checkIn } from './hosting/check-in.ts'
import { exportParticipants, listParticipants } from './hosting/list-participants.ts'
import { countEvents } from './list/count-events.ts'
import { listEvents, listOwnEvents } from './list/list-events.ts'
import { leaveEvent, takePart } from './participation/take-part.ts'
import { beginEvent } from './writing/begin-event.ts'
import { cancelEvent } from './writing/cancel-event.ts'
import { changeEvent } from './writing/change-event.ts'
import { deleteEvent } from './writing/delete-event.ts'
import { publishEvent } from './writing/publish-event.ts'
import { writeNote } from './writing/write-note.ts'

const routes = implement(eventsEndpoints, {
  'GET /api/v1/events': ({ ctx, principal, query }) => listEvents(ctx, principal, query),
  'GET /api/v1/event-figures': ({ ctx, query }) => countEvents(ctx, query),
  'GET /api/v1/own-events': ({ ctx, member }) => listOwnEvents(ctx, member),
  'GET /api/v1/event-drafts': ({ ctx, member }) => listDrafts(ctx, member),
  'GET /api/v1/event-calendar': ({ ctx, member }) => ownCalendar(ctx, member),
  'POST /api/v1/event-calendar': ({ ctx, member }) => createCalendar(ctx, member),
  'DELETE /api/v1/event-calendar': ({ ctx, member }) => revokeCalendar(ctx, member),
  'GET /api/v1/events/{slug}': ({ ctx, principal, params }) => findEvent(ctx, principal, params.slug),
  'GET /api/v1/events/{slug}/calendar': ({ ctx, member, params }) => calendarOfEvent(ctx, member, params.slug),
  'POST /api/v1/events': ({ ctx, member, body }) => beginEvent(ctx, member, body),
  'GET /api/v1/events/{slug}/own': ({ ctx, member, params }) => ownEvent(ctx, member, params.slug),
  'PUT /api/v1/events/{slug}': ({ ctx, member, params, body }) => changeEvent(ctx, member, params.slug, body),
  'PUT /api/v1/events/{slug}/publication': ({ ctx, member, params }) => publishEvent(ctx, member, params.slug),
  'PUT /api/v1/events/{slug}/cancellation': ({ ctx, member, params }) => cancelEvent(ctx, member, params.slug),
  'PUT /api/v1/events/{slug}/note': ({ ctx, member, params, body }) => writeNote(ctx, member, params.slug, body.body),
  'DELETE /api/v1/events/{slug}': ({ ctx, member, params }) => deleteEvent(ctx, member, params.slug),
  'PUT /api/v1/events/{slug}/participation': ({ ctx, member, params, body }) =>
    takePart(ctx, member, params.slug, body),
  'DELETE /api/v1/events/{slug}/participation': ({ ctx, member, params }) => leaveEvent(ctx, member, params.slug),
})

const hostingRoutes = implement(eventHostingEndpoints, {
  'PUT /api/v1/events/{slug}/hosting': ({ ctx, member, params }) => agreeToHost(ctx, member, params.slug),
  'DELETE /api/v1/events/{slug}/hosting': ({ ctx, member, params }) => declineToHost(ctx, member, params.slug),
  'GET /api/v1/events/{slug}/participants': ({ ctx, member, params, query }) =>
    listParticipants(ctx, member, params.slug, query),
  'GET /api/v1/events/{slug}/participants-export': ({ ctx, member, params }) =>
    exportParticipants(ctx, member, params.slug),
  'PUT /api/v1/events/{slug}/participants/{id}/check-in': ({ ctx, member, params: { slug, id }, body }) =>
    checkIn(ctx, member, slug, { id, present: body.present }),
})

const adminRoutes = implement(adminEventsEndpoints, {
  'GET /api/v1/admin/events': ({ ctx, query }) => listAdminEvents(ctx, query),
  'PUT /api/v1/admin/events/{id}/visibility': ({ ctx, member, params, body }) =>
    setEventHidden(ctx, member, params.id, body.hidden),
  'POST /api/v1/admin/events/{id}/merge': ({ ctx, member, params, body }) =>
    mergeEvents(ctx, member, params.id, body.into),
})

export const eventsRoutes = [...routes, ...hostingRoutes, ...adminRoutes]
