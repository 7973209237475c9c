import { adminEventsEndpoints } from '@rise/contract/events/admin/endpoints'
import { eventsEndpoints } from '@rise/contract/events/endpoints'
import { eventHostingEndpoints } from '@rise/contract/events/hosting/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { listAdminEvents, turnEvent } from './admin/list-admin-events.ts'
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
  'GET /api/v1/events': async ({ ctx, principal }, { query }) => reply(await listEvents(ctx, principal, query)),
  'GET /api/v1/event-figures': async ({ ctx }, { query }) => reply(await countEvents(ctx, query)),
  'GET /api/v1/own-events': async (call) => reply(await listOwnEvents(call.ctx, memberOf(call))),
  'GET /api/v1/event-drafts': async (call) => reply(await listDrafts(call.ctx, memberOf(call))),
  'GET /api/v1/event-calendar': async (call) => reply(await ownCalendar(call.ctx, memberOf(call))),
  'POST /api/v1/event-calendar': async (call) => reply(await createCalendar(call.ctx, memberOf(call))),
  'DELETE /api/v1/event-calendar': async (call) => {
    await revokeCalendar(call.ctx, memberOf(call))
    return reply({})
  },
  'GET /api/v1/events/{slug}': async ({ ctx, principal }, { params }) =>
    reply(await findEvent(ctx, principal, params.slug)),
  'GET /api/v1/events/{slug}/calendar': async (call, { params }) =>
    reply(await calendarOfEvent(call.ctx, memberOf(call), params.slug)),
  'POST /api/v1/events': async (call, { body }) => reply(await beginEvent(call.ctx, memberOf(call), body)),
  'GET /api/v1/events/{slug}/own': async (call, { params }) =>
    reply(await ownEvent(call.ctx, memberOf(call), params.slug)),
  'PUT /api/v1/events/{slug}': async (call, { params, body }) =>
    reply(await changeEvent(call.ctx, memberOf(call), params.slug, body)),
  'PUT /api/v1/events/{slug}/publication': async (call, { params }) =>
    reply(await publishEvent(call.ctx, memberOf(call), params.slug)),
  'PUT /api/v1/events/{slug}/cancellation': async (call, { params }) =>
    reply(await cancelEvent(call.ctx, memberOf(call), params.slug)),
  'PUT /api/v1/events/{slug}/note': async (call, { params, body }) =>
    reply(await writeNote(call.ctx, memberOf(call), params.slug, body.body)),
  'DELETE /api/v1/events/{slug}': async (call, { params }) => {
    await deleteEvent(call.ctx, memberOf(call), params.slug)
    return reply({})
  },
  'PUT /api/v1/events/{slug}/participation': async (call, { params, body }) =>
    reply(await takePart(call.ctx, memberOf(call), params.slug, body)),
  'DELETE /api/v1/events/{slug}/participation': async (call, { params }) =>
    reply(await leaveEvent(call.ctx, memberOf(call), params.slug)),
})

const hostingRoutes = implement(eventHostingEndpoints, {
  'PUT /api/v1/events/{slug}/hosting': async (call, { params }) =>
    reply(await agreeToHost(call.ctx, memberOf(call), params.slug)),
  'DELETE /api/v1/events/{slug}/hosting': async (call, { params }) =>
    reply(await declineToHost(call.ctx, memberOf(call), params.slug)),
  'GET /api/v1/events/{slug}/participants': async (call, { params, query }) =>
    reply(await listParticipants(call.ctx, memberOf(call), params.slug, query)),
  'GET /api/v1/events/{slug}/participants-export': async (call, { params }) =>
    reply(await exportParticipants(call.ctx, memberOf(call), params.slug)),
  'PUT /api/v1/events/{slug}/participants/{id}/check-in': async (call, { params: { slug, id }, body }) => {
    await checkIn(call.ctx, memberOf(call), slug, { id, present: body.present })
    return reply({})
  },
})

const adminRoutes = implement(adminEventsEndpoints, {
  'GET /api/v1/admin/events': async ({ ctx }, { query }) => reply(await listAdminEvents(ctx, query)),
  'PUT /api/v1/admin/events/{id}/visibility': async (call, { params, body }) => {
    await turnEvent(call.ctx, memberOf(call), params.id, body.hidden)
    return reply({})
  },
  'POST /api/v1/admin/events/{id}/merge': async (call, { params, body }) => {
    await mergeEvents(call.ctx, memberOf(call), params.id, body.into)
    return reply({})
  },
})

export const eventsRoutes = [...routes, ...hostingRoutes, ...adminRoutes]
