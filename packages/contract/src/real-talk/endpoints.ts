import { z } from 'zod'
import { memberCard } from '../connections/shapes.ts'
import { contentErrors } from '../content/errors.ts'
import { defineEndpoints, success } from '../endpoint.ts'
import { gateErrors, platformErrors } from '../errors.ts'
import { perHour } from '../limit.ts'
import { cursor, cursorPage, page, pageNumber } from '../pagination.ts'
import { writtenText } from '../texts.ts'
import { realTalkErrors } from './errors.ts'
import { answerForm, questionForm } from './fields.ts'
import { LONGEST_FIELD } from './limits.ts'
import { questionGates } from './policy.ts'
import {
  answer,
  question,
  questionCard,
  questionHighlights,
  questionSuggestion,
  relatedQuestions,
  voice,
} from './shapes.ts'

/** Orders of the list; the first is the default. */
const questionOrders = ['newest', 'most-answered'] as const
/** Orders of answers; the first is the default. */
const answerOrders = ['newest', 'most-reactions'] as const

const e = realTalkErrors

const params = z.object({ slug: z.string().trim().toLowerCase().max(120) })
const member = z.string().trim().toLowerCase().max(120)

export const realTalkEndpoints = defineEndpoints({
  'GET /api/v1/questions': {
    summary: 'Real-talk questions: all, or those that a professional asked or answered',
    tag: 'real-talk',
    ...questionGates.list,
    viewer: true,
    query: z.object({
      page: pageNumber.default(1),
      sort: z.enum(questionOrders).default('newest'),
      author: member.optional(),
      answeredBy: member.optional(),
    }),
    reply: success(
      page(questionCard).extend({
        /** The member whose answers the list is limited to; null for all. */
        of: memberCard.nullable(),
      }),
    ),
    errors: [platformErrors['not-found']],
  },
  'GET /api/v1/question-highlights': {
    summary: 'The question of the week, and a question that lacks answers',
    tag: 'real-talk',
    ...questionGates.list,
    viewer: true,
    reply: success(questionHighlights),
    errors: [],
  },
  'POST /api/v1/questions': {
    summary: 'Asks a question; its address is derived from its words. A repeated call returns the existing one',
    tag: 'real-talk',
    ...questionGates.create,
    body: questionForm,
    reply: success(question),
    errors: [contentErrors['words-refused'], contentErrors.slowed, platformErrors['too-many-requests']],
  },
  'POST /api/v1/question-suggestions': {
    summary:
      'Suggests a question, which an admin may publish in your name; a repeated call changes nothing. Not for admins',
    tag: 'real-talk',
    ...questionGates.suggest,
    limits: [{ name: 'question-suggestions', points: 10, seconds: 86_400, by: 'actor' }],
    body: questionForm,
    reply: success(z.object({})),
    errors: [gateErrors.forbidden, e['question-asked-already']],
  },
  'GET /api/v1/question-suggestions': {
    summary: 'Suggested questions that no one has decided on, oldest first',
    tag: 'real-talk',
    ...questionGates.decideSuggestion,
    query: z.object({ before: cursor.optional() }),
    reply: success(cursorPage(questionSuggestion)),
    errors: [],
  },
  'POST /api/v1/question-suggestions/{id}/publish': {
    summary: 'Publishes a suggested question in the name of the member who suggested it, who is notified',
    tag: 'real-talk',
    ...questionGates.decideSuggestion,
    params: z.object({ id: z.uuid() }),
    reply: success(z.object({ slug: z.string() })),
    errors: [e['suggestion-not-found']],
  },
  'DELETE /api/v1/question-suggestions/{id}': {
    summary: 'Declines a suggested question',
    tag: 'real-talk',
    ...questionGates.decideSuggestion,
    params: z.object({ id: z.uuid() }),
    reply: success(z.object({})),
    errors: [e['suggestion-not-found']],
  },
  'GET /api/v1/related-questions': {
    summary: 'A few questions that share words with a field of work, such as the title of a job; those closest first',
    tag: 'real-talk',
    ...questionGates.listRelated,
    viewer: true,
    query: z.object({ words: writtenText.pipe(z.string().min(1).max(LONGEST_FIELD)) }),
    reply: success(relatedQuestions),
    errors: [],
  },
  'GET /api/v1/voice': {
    summary: 'A short answer to one of the newest questions, another one each day; null without any',
    tag: 'real-talk',
    ...questionGates.list,
    viewer: true,
    reply: success(voice.nullable()),
    errors: [],
  },
  'GET /api/v1/questions/{slug}': {
    summary: 'A question with the viewer’s own answer',
    tag: 'real-talk',
    ...questionGates.read,
    viewer: true,
    params,
    reply: success(question),
    errors: [e['question-not-found']],
  },
  'PUT /api/v1/questions/{slug}': {
    summary: 'Updates a question, keeping its address; for its author and content admins',
    tag: 'real-talk',
    ...questionGates.edit,
    params,
    body: questionForm,
    reply: success(question),
    errors: [
      gateErrors.forbidden,
      e['question-not-found'],
      e['question-asked-already'],
      contentErrors['words-refused'],
    ],
  },
  'DELETE /api/v1/questions/{slug}': {
    summary: 'Deletes a question and its answers; for its author and content admins',
    tag: 'real-talk',
    ...questionGates.delete,
    params,
    reply: success(z.object({})),
    errors: [gateErrors.forbidden, e['question-not-found']],
  },
  'GET /api/v1/questions/{slug}/answers': {
    summary: 'The answers to a question, newest first, or those with the most reactions first',
    tag: 'real-talk',
    ...questionGates.read,
    viewer: true,
    params,
    query: z.object({ page: pageNumber.default(1), sort: z.enum(answerOrders).default('newest') }),
    reply: success(page(answer)),
    errors: [e['question-not-found'], platformErrors['not-found']],
  },
  'PUT /api/v1/questions/{slug}/answer': {
    summary: 'Creates or updates your answer to a question; each professional has one',
    tag: 'real-talk',
    ...questionGates.answer,
    limits: [perHour('answers', 100, { by: 'actor' })],
    params,
    body: answerForm,
    reply: success(answer),
    errors: [
      e['question-not-found'],
      platformErrors['too-many-requests'],
      contentErrors['words-refused'],
      contentErrors.slowed,
    ],
  },
  'DELETE /api/v1/answers/{id}': {
    summary: 'Deletes an answer; for its author and content admins',
    tag: 'real-talk',
    ...questionGates.deleteAnswer,
    params: z.object({ id: z.uuid() }),
    reply: success(z.object({})),
    errors: [gateErrors.forbidden, e['answer-not-found']],
  },
})
