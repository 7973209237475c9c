import { z } from 'zod'
import { memberCard } from './connections.ts'
import { reactions } from './discussion.ts'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors, gateErrors, platformErrors } from './errors.ts'
import { page, pageNumber } from './pagination.ts'
import { writtenText } from './plans.ts'
import { LONGEST_ANSWER, LONGEST_BACKGROUND, LONGEST_QUESTION, SHORTEST_QUESTION } from './real-talk-rules.ts'
import { oneLine } from './session.ts'

const lines = writtenText.transform((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/\n{3,}/g, '\n\n'))

/** A question as its form sends it. */
export const questionForm = z.object({
  text: oneLine('The question', LONGEST_QUESTION).refine(
    (text) => text.length >= SHORTEST_QUESTION,
    `Ask in a sentence, of ${SHORTEST_QUESTION} characters or more.`,
  ),
  background: lines
    .pipe(z.string().max(LONGEST_BACKGROUND, `Use at most ${LONGEST_BACKGROUND} characters.`))
    .default(''),
})

/** An answer as its form sends it. */
export const answerForm = z.object({
  text: lines.pipe(
    z
      .string()
      .min(1, 'Write your answer.')
      .max(LONGEST_ANSWER, `Use at most ${LONGEST_ANSWER.toLocaleString('en-US')} characters.`),
  ),
})

const answer = z.object({
  _id: z.string(),
  /** Plain text with its lines. */
  text: z.string(),
  author: memberCard,
  reactions,
  writtenAt: z.iso.datetime(),
  /** Null where it is as it was written first. */
  changedAt: z.iso.datetime().nullable(),
})
export type Answer = z.output<typeof answer>

const questionCard = z.object({
  _id: z.string(),
  slug: z.string(),
  text: z.string(),
  author: memberCard,
  /** How many answered, as the asking one sees it. */
  answers: z.int(),
  reactions,
  askedAt: z.iso.datetime(),
  /** The answer of the member to whom the list is narrowed. */
  answer: z.object({ _id: z.string(), text: z.string(), writtenAt: z.iso.datetime() }).nullable(),
})
export type QuestionCard = z.output<typeof questionCard>

const question = questionCard.omit({ answer: true }).extend({
  /** Plain text with its lines; empty where nothing stands behind it. */
  background: z.string(),
  changedAt: z.iso.datetime().nullable(),
  /** That of the acting professional. */
  ownAnswer: answer.nullable(),
})
export type Question = z.output<typeof question>

/** Orders of the list; the first is the usual one. */
const questionOrders = ['newest', 'most-answered'] as const

export const realTalkErrors = defineErrors({
  'question-not-found': { status: 404, message: 'There is no such question. It may have been taken down.' },
  'answer-not-found': { status: 404, message: 'There is no such answer any more.' },
  'question-asked-already': { status: 409, message: 'You have asked this already. Ask it in another way.' },
})
const e = realTalkErrors

const params = z.object({ slug: z.string().trim().toLowerCase().max(120) })
const member = z.string().trim().toLowerCase().max(120)

export const realTalkEndpoints = defineEndpoints({
  'GET /api/v1/questions': {
    summary: 'Questions of real talk: all, those that a professional asked, or those that one answered',
    tag: 'real-talk',
    access: 'guest',
    query: z.object({
      page: pageNumber.default(1),
      sort: z.enum(questionOrders).default('newest'),
      author: member.optional(),
      answeredBy: member.optional(),
    }),
    reply: success(
      page(questionCard).extend({
        /** Whom the list is narrowed to; null for all. */
        of: memberCard.nullable(),
      }),
    ),
    errors: [platformErrors['not-found']],
  },
  'POST /api/v1/questions': {
    summary: 'Asks a question; its address is made of its words. The same once more gives the one that is there',
    tag: 'real-talk',
    access: 'creator',
    confirmed: true,
    body: questionForm,
    reply: success(question),
    errors: [platformErrors['too-many-requests']],
  },
  'GET /api/v1/questions/{slug}': {
    summary: 'A question with the asking member’s own answer',
    tag: 'real-talk',
    access: 'guest',
    params,
    reply: success(question),
    errors: [e['question-not-found']],
  },
  'PUT /api/v1/questions/{slug}': {
    summary: 'Changes a question, whose address stays: its author, or an admin who looks after content',
    tag: 'real-talk',
    access: 'owner',
    confirmed: true,
    params,
    body: questionForm,
    reply: success(question),
    errors: [gateErrors.forbidden, e['question-not-found'], e['question-asked-already']],
  },
  'DELETE /api/v1/questions/{slug}': {
    summary: 'Deletes a question with its answers: its author, or an admin who looks after content',
    tag: 'real-talk',
    access: 'owner',
    params,
    reply: success(z.object({})),
    errors: [gateErrors.forbidden, e['question-not-found']],
  },
  'GET /api/v1/questions/{slug}/answers': {
    summary: 'The answers to a question, the newest first',
    tag: 'real-talk',
    access: 'guest',
    params,
    query: z.object({ page: pageNumber.default(1) }),
    reply: success(page(answer)),
    errors: [e['question-not-found'], platformErrors['not-found']],
  },
  'PUT /api/v1/questions/{slug}/answer': {
    summary: 'Answers a question, or changes one’s answer: each professional has one',
    tag: 'real-talk',
    access: 'professional',
    confirmed: true,
    params,
    body: answerForm,
    reply: success(answer),
    errors: [e['question-not-found'], platformErrors['too-many-requests']],
  },
  'DELETE /api/v1/answers/{id}': {
    summary: 'Deletes an answer: its author, or an admin who looks after content',
    tag: 'real-talk',
    access: 'owner',
    params: z.object({ id: z.uuid() }),
    reply: success(z.object({})),
    errors: [gateErrors.forbidden, e['answer-not-found']],
  },
})
