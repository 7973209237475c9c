import { copilotEndpoints } from '@rise/contract/copilot/endpoints'
import { type Call, implement, memberOf, reply } from '../../platform/http/implement.ts'
import { askCopilot } from './chat/ask-copilot.ts'
import { deleteChat, readChat, renameChat } from './chat/chat-rows.ts'
import { deletePrompts, listPrompts } from './model/prompts.ts'
import { wordAnswer } from './model/worded-answer.ts'
import { readState, saveConsent, savePreferences } from './preferences.ts'
import { makeTailoring } from './tailoring/make-tailoring.ts'
import { saveTailoredResume } from './tailoring/save-tailored-resume.ts'
import { deleteTailored, linkToTailored, listTailoredResumes } from './tailoring/tailored-resumes.ts'

export const copilotRoutes = implement(copilotEndpoints, {
  'GET /api/v1/copilot': async (call) => reply(await readState(call.ctx, actorOf(call))),
  'PUT /api/v1/copilot/preferences': async (call, { body }) => {
    await savePreferences(call.ctx, actorOf(call), body)
    return reply({})
  },
  'PUT /api/v1/copilot/consent': async (call, { body }) => {
    await saveConsent(call.ctx, actorOf(call), body)
    return reply({})
  },
  'GET /api/v1/copilot/prompts': async (call) => reply(await listPrompts(call.ctx, actorOf(call))),
  'DELETE /api/v1/copilot/prompts': async (call) => {
    await deletePrompts(call.ctx, actorOf(call))
    return reply({})
  },
  'POST /api/v1/copilot/messages': async (call, { body }) => reply(await askCopilot(call.ctx, actorOf(call), body)),
  'POST /api/v1/copilot/messages/{id}/wording': async (call, { params }) =>
    reply(await wordAnswer(call.ctx, actorOf(call), params.id)),
  'GET /api/v1/copilot/chats/{id}': async (call, { params }) =>
    reply(await readChat(call.ctx, actorOf(call), params.id)),
  'PATCH /api/v1/copilot/chats/{id}': async (call, { params, body }) => {
    await renameChat(call.ctx, actorOf(call), params.id, body.title)
    return reply({})
  },
  'DELETE /api/v1/copilot/chats/{id}': async (call, { params }) => {
    await deleteChat(call.ctx, actorOf(call), params.id)
    return reply({})
  },
  'GET /api/v1/copilot/tailorings/{id}': async (call, { params }) =>
    reply(await makeTailoring(call.ctx, actorOf(call), params.id)),
  'GET /api/v1/copilot/tailored-resumes': async (call) => reply(await listTailoredResumes(call.ctx, actorOf(call))),
  'POST /api/v1/copilot/tailored-resumes': async (call, { body }) =>
    reply(await saveTailoredResume(call.ctx, actorOf(call), body)),
  'POST /api/v1/copilot/tailored-resumes/{id}/file-links': async (call, { params }) =>
    reply(await linkToTailored(call.ctx, actorOf(call), params.id)),
  'DELETE /api/v1/copilot/tailored-resumes/{id}': async (call, { params }) => {
    await deleteTailored(call.ctx, actorOf(call), params.id)
    return reply({})
  },
})

/** The gate has refused everyone but professionals. */
function actorOf(call: Call): string {
  const { actorId } = memberOf(call)
  if (actorId === null) throw new Error('The gate let someone in who is no professional')
  return actorId
}
