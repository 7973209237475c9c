import { convosEndpoints } from '@rise/contract/convos/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { deleteMessage, editMessage, reactToMessage } from './change-message.ts'
import { answerRequest, changeSide, markRead, reportTyping, saveDraft } from './change-side.ts'
import { changeConvoPrivacy, readConvoPrivacy, recordPresence } from './convo-privacy.ts'
import { uploadFile } from './files/upload-file.ts'
import { openConvo, readConvo } from './find-convo.ts'
import { findWritableMembers } from './find-writable-members.ts'
import { listConvos } from './list-convos.ts'
import { readMessages } from './read-messages.ts'
import { searchMessages } from './search-messages.ts'
import { sendMessage } from './send-message.ts'

export const convosRoutes = implement(convosEndpoints, {
  'GET /api/v1/convos': ({ ctx, member, query }) => listConvos(ctx, member, query),
  'GET /api/v1/convos/doors': ({ ctx, member, query }) => findWritableMembers(ctx, member, query.ids),
  'GET /api/v1/convos/with/{id}': ({ ctx, member, params }) => openConvo(ctx, member, params.id),
  'POST /api/v1/convos/with/{id}/messages': ({ ctx, member, params, body }) =>
    sendMessage(ctx, member, params.id, body),
  'POST /api/v1/convos/files': ({ ctx, member, body }) => uploadFile(ctx, member, body),
  'GET /api/v1/convos/search': ({ ctx, member, query }) => searchMessages(ctx, member, query),
  'GET /api/v1/convo-privacy': ({ ctx, member }) => readConvoPrivacy(ctx, member),
  'PUT /api/v1/convo-privacy': ({ ctx, member, body }) => changeConvoPrivacy(ctx, member, body),
  'PUT /api/v1/presence': ({ ctx, member }) => recordPresence(ctx, member),
  'GET /api/v1/convos/{id}': ({ ctx, member, params }) => readConvo(ctx, member, params.id),
  'GET /api/v1/convos/{id}/messages': ({ ctx, member, params, query }) => readMessages(ctx, member, params.id, query),
  'PUT /api/v1/convos/{id}/read': ({ ctx, member, params, body }) => markRead(ctx, member, params.id, body.seq),
  'POST /api/v1/convos/{id}/typing': ({ ctx, member, params }) => reportTyping(ctx, member, params.id),
  'PATCH /api/v1/convos/{id}': ({ ctx, member, params, body }) => changeSide(ctx, member, params.id, body),
  'PUT /api/v1/convos/{id}/draft': ({ ctx, member, params, body }) => saveDraft(ctx, member, params.id, body.text),
  'PUT /api/v1/convos/{id}/request': ({ ctx, member, params, body }) =>
    answerRequest(ctx, member, params.id, body.answer),
  'PUT /api/v1/convos/{id}/messages/{seq}': ({ ctx, member, params, body }) =>
    editMessage(ctx, member, params, body.text),
  'DELETE /api/v1/convos/{id}/messages/{seq}': ({ ctx, member, params }) => deleteMessage(ctx, member, params),
  'PUT /api/v1/convos/{id}/messages/{seq}/reaction': ({ ctx, member, params, body }) =>
    reactToMessage(ctx, member, params, body.reaction),
  'DELETE /api/v1/convos/{id}/messages/{seq}/reaction': ({ ctx, member, params }) =>
    reactToMessage(ctx, member, params, null),
})
