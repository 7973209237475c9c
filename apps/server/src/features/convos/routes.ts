import { convosEndpoints } from '@rise/contract/convos/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { deleteMessage, editMessage, reactToMessage } from './change-message.ts'
import { answerRequest, changeSide, markRead, saveDraft, tellTyping } from './change-side.ts'
import { changeConvoPrivacy, notePresence, readConvoPrivacy } from './convo-privacy.ts'
import { uploadFile } from './files/upload-file.ts'
import { openConvo, readConvo } from './find-convo.ts'
import { findDoors } from './find-doors.ts'
import { listConvos } from './list-convos.ts'
import { readMessages } from './read-messages.ts'
import { searchMessages } from './search-messages.ts'
import { sendMessage } from './send-message.ts'

export const convosRoutes = implement(convosEndpoints, {
  'GET /api/v1/convos': async (call, { query }) => reply(await listConvos(call.ctx, memberOf(call), query)),
  'GET /api/v1/convos/doors': async (call, { query }) => reply(await findDoors(call.ctx, memberOf(call), query.ids)),
  'GET /api/v1/convos/with/{id}': async (call, { params }) =>
    reply(await openConvo(call.ctx, memberOf(call), params.id)),
  'POST /api/v1/convos/with/{id}/messages': async (call, { params, body }) =>
    reply(await sendMessage(call.ctx, memberOf(call), params.id, body)),
  'POST /api/v1/convos/files': async (call, { body }) => reply(await uploadFile(call.ctx, memberOf(call), body)),
  'GET /api/v1/convos/search': async (call, { query }) => reply(await searchMessages(call.ctx, memberOf(call), query)),
  'GET /api/v1/convo-privacy': async (call) => reply(await readConvoPrivacy(call.ctx, memberOf(call))),
  'PUT /api/v1/convo-privacy': async (call, { body }) =>
    reply(await changeConvoPrivacy(call.ctx, memberOf(call), body)),
  'PUT /api/v1/presence': async (call) => {
    await notePresence(call.ctx, memberOf(call))
    return reply({})
  },
  'GET /api/v1/convos/{id}': async (call, { params }) => reply(await readConvo(call.ctx, memberOf(call), params.id)),
  'GET /api/v1/convos/{id}/messages': async (call, { params, query }) =>
    reply(await readMessages(call.ctx, memberOf(call), params.id, query)),
  'PUT /api/v1/convos/{id}/read': async (call, { params, body }) =>
    reply(await markRead(call.ctx, memberOf(call), params.id, body.seq)),
  'POST /api/v1/convos/{id}/typing': async (call, { params }) => {
    await tellTyping(call.ctx, memberOf(call), params.id)
    return reply({})
  },
  'PATCH /api/v1/convos/{id}': async (call, { params, body }) =>
    reply(await changeSide(call.ctx, memberOf(call), params.id, body)),
  'PUT /api/v1/convos/{id}/draft': async (call, { params, body }) => {
    await saveDraft(call.ctx, memberOf(call), params.id, body.text)
    return reply({})
  },
  'PUT /api/v1/convos/{id}/request': async (call, { params, body }) =>
    reply(await answerRequest(call.ctx, memberOf(call), params.id, body.answer)),
  'PUT /api/v1/convos/{id}/messages/{seq}': async (call, { params, body }) =>
    reply(await editMessage(call.ctx, memberOf(call), params, body.text)),
  'DELETE /api/v1/convos/{id}/messages/{seq}': async (call, { params }) =>
    reply(await deleteMessage(call.ctx, memberOf(call), params)),
  'PUT /api/v1/convos/{id}/messages/{seq}/reaction': async (call, { params, body }) =>
    reply(await reactToMessage(call.ctx, memberOf(call), params, body.reaction)),
  'DELETE /api/v1/convos/{id}/messages/{seq}/reaction': async (call, { params }) =>
    reply(await reactToMessage(call.ctx, memberOf(call), params, null)),
})
