import { copilotEndpoints } from '@rise/contract/copilot/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { askCopilot } from './chat/ask-copilot.ts'
import { deleteChat, readChat, renameChat } from './chat/chat-rows.ts'
import { deletePrompts, listPrompts } from './model/prompts.ts'
import { wordAnswer } from './model/worded-answer.ts'
import { readOpening } from './opening/read-opening.ts'
import { saveConsent, savePreferences } from './preferences.ts'
import { readState } from './read-state.ts'
import { makeTailoring } from './tailoring/make-tailoring.ts'
import { saveTailoredResume } from './tailoring/save-tailored-resume.ts'
import { deleteTailored, linkToTailored, listTailoredResumes } from './tailoring/tailored-resumes.ts'

export const copilotRoutes = implement(copilotEndpoints, {
  'GET /api/v1/copilot': ({ ctx, member }) => readState(ctx, member.actorId),
  'GET /api/v1/copilot/opening': ({ ctx, member }) => readOpening(ctx, member.actorId),
  'PUT /api/v1/copilot/preferences': ({ ctx, member, body }) => savePreferences(ctx, member.actorId, body),
  'PUT /api/v1/copilot/consent': ({ ctx, member, body }) => saveConsent(ctx, member.actorId, body),
  'GET /api/v1/copilot/prompts': ({ ctx, member }) => listPrompts(ctx, member.actorId),
  'DELETE /api/v1/copilot/prompts': ({ ctx, member }) => deletePrompts(ctx, member.actorId),
  'POST /api/v1/copilot/messages': ({ ctx, member, body }) => askCopilot(ctx, member.actorId, body),
  'POST /api/v1/copilot/messages/{id}/wording': ({ ctx, member, params }) => wordAnswer(ctx, member.actorId, params.id),
  'GET /api/v1/copilot/chats/{id}': ({ ctx, member, params }) => readChat(ctx, member.actorId, params.id),
  'PATCH /api/v1/copilot/chats/{id}': ({ ctx, member, params, body }) =>
    renameChat(ctx, member.actorId, params.id, body.title),
  'DELETE /api/v1/copilot/chats/{id}': ({ ctx, member, params }) => deleteChat(ctx, member.actorId, params.id),
  'GET /api/v1/copilot/tailorings/{id}': ({ ctx, member, params }) => makeTailoring(ctx, member.actorId, params.id),
  'GET /api/v1/copilot/tailored-resumes': ({ ctx, member }) => listTailoredResumes(ctx, member.actorId),
  'POST /api/v1/copilot/tailored-resumes': ({ ctx, member, body }) => saveTailoredResume(ctx, member.actorId, body),
  'POST /api/v1/copilot/tailored-resumes/{id}/file-links': ({ ctx, member, params }) =>
    linkToTailored(ctx, member.actorId, params.id),
  'DELETE /api/v1/copilot/tailored-resumes/{id}': ({ ctx, member, params }) =>
    deleteTailored(ctx, member.actorId, params.id),
})
