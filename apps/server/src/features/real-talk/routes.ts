import { realTalkEndpoints } from '@rise/contract/real-talk/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { viewerOf } from '../connections/index.ts'
import { answerQuestion, deleteAnswer } from './answer-question.ts'
import { askQuestion, changeQuestion, deleteQuestion } from './ask-question.ts'
import { findQuestion, listAnswers } from './find-question.ts'
import { listQuestions } from './list-questions.ts'
import { relatedQuestions } from './related-questions.ts'
import { declineSuggestion, listSuggestions, publishSuggestion, suggestQuestion } from './suggest-question.ts'

export const realTalkRoutes = implement(realTalkEndpoints, {
  'GET /api/v1/questions': async ({ ctx, principal }, { query }) => reply(await listQuestions(ctx, principal, query)),
  'POST /api/v1/questions': async (call, { body }) => reply(await askQuestion(call.ctx, memberOf(call), body)),
  'POST /api/v1/question-suggestions': async (call, { body }) => {
    await suggestQuestion(call.ctx, memberOf(call), body)
    return reply({})
  },
  'GET /api/v1/question-suggestions': async ({ ctx }, { query }) => reply(await listSuggestions(ctx, query.before)),
  'POST /api/v1/question-suggestions/{id}/publish': async (call, { params }) =>
    reply(await publishSuggestion(call.ctx, memberOf(call), params.id)),
  'DELETE /api/v1/question-suggestions/{id}': async (call, { params }) => {
    await declineSuggestion(call.ctx, memberOf(call), params.id)
    return reply({})
  },
  'GET /api/v1/related-questions': async ({ ctx, principal }, { query }) =>
    reply(await relatedQuestions(ctx.db, viewerOf(principal), { text: query.words })),
  'GET /api/v1/questions/{slug}': async ({ ctx, principal }, { params }) =>
    reply(await findQuestion(ctx, principal, params.slug)),
  'PUT /api/v1/questions/{slug}': async (call, { params, body }) =>
    reply(await changeQuestion(call.ctx, memberOf(call), params.slug, body)),
  'DELETE /api/v1/questions/{slug}': async (call, { params }) => {
    await deleteQuestion(call.ctx, memberOf(call), params.slug)
    return reply({})
  },
  'GET /api/v1/questions/{slug}/answers': async ({ ctx, principal }, { params, query }) =>
    reply(await listAnswers(ctx, principal, { ...params, ...query })),
  'PUT /api/v1/questions/{slug}/answer': async (call, { params, body }) =>
    reply(await answerQuestion(call.ctx, memberOf(call), params.slug, body.text)),
  'DELETE /api/v1/answers/{id}': async (call, { params }) => {
    await deleteAnswer(call.ctx, memberOf(call), params.id)
    return reply({})
  },
})
