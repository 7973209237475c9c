import { realTalkEndpoints } from '@rise/contract/real-talk/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { viewerOf } from '../connections/index.ts'
import { answerQuestion, deleteAnswer } from './answer-question.ts'
import { askQuestion, changeQuestion, deleteQuestion } from './ask-question.ts'
import { findQuestion, listAnswers } from './find-question.ts'
import { findVoice } from './find-voice.ts'
import { listQuestions } from './list-questions.ts'
import { questionHighlights } from './question-highlights.ts'
import { relatedQuestions } from './related-questions.ts'
import { declineSuggestion, listSuggestions, publishSuggestion, suggestQuestion } from './suggest-question.ts'

export const realTalkRoutes = implement(realTalkEndpoints, {
  'GET /api/v1/questions': ({ ctx, principal, query }) => listQuestions(ctx, principal, query),
  'GET /api/v1/question-highlights': ({ ctx, principal }) => questionHighlights(ctx, principal),
  'POST /api/v1/questions': ({ ctx, member, body }) => askQuestion(ctx, member, body),
  'POST /api/v1/question-suggestions': ({ ctx, member, body }) => suggestQuestion(ctx, member, body),
  'GET /api/v1/question-suggestions': ({ ctx, query }) => listSuggestions(ctx, query.before),
  'POST /api/v1/question-suggestions/{id}/publish': ({ ctx, member, params }) =>
    publishSuggestion(ctx, member, params.id),
  'DELETE /api/v1/question-suggestions/{id}': ({ ctx, member, params }) => declineSuggestion(ctx, member, params.id),
  'GET /api/v1/related-questions': ({ ctx, principal, query }) =>
    relatedQuestions(ctx.db, viewerOf(principal), { text: query.words }),
  'GET /api/v1/voice': ({ ctx, principal }) => findVoice(ctx, viewerOf(principal)),
  'GET /api/v1/questions/{slug}': ({ ctx, principal, params }) => findQuestion(ctx, principal, params.slug),
  'PUT /api/v1/questions/{slug}': ({ ctx, member, params, body }) => changeQuestion(ctx, member, params.slug, body),
  'DELETE /api/v1/questions/{slug}': ({ ctx, member, params }) => deleteQuestion(ctx, member, params.slug),
  'GET /api/v1/questions/{slug}/answers': ({ ctx, principal, params, query }) =>
    listAnswers(ctx, principal, { ...params, ...query }),
  'PUT /api/v1/questions/{slug}/answer': ({ ctx, member, params, body }) =>
    answerQuestion(ctx, member, params.slug, body.text),
  'DELETE /api/v1/answers/{id}': ({ ctx, member, params }) => deleteAnswer(ctx, member, params.id),
})
