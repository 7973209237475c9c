import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { gateErrors } from '../errors.ts'
import { perHour } from '../limit.ts'
import { cursor, cursorPage } from '../pagination.ts'
import { oneLine, tooLong, writtenLines } from '../texts.ts'
import { moderationErrors as e } from './errors.ts'
import { decisions, queueParts, reportKinds, reportReasons, ruleActs } from './kinds.ts'
import { LONGEST_WORDS } from './limits.ts'
import { moderationGates } from './policy.ts'
import { appeal, notice, queueNumbers, review, reviewCard, wordRule } from './shapes.ts'

const anyWords = writtenLines.pipe(z.string().max(LONGEST_WORDS, tooLong(LONGEST_WORDS)))
const requiredWords = writtenLines.pipe(
  z
    .string()
    .min(3, { error: () => t('Enter a few words.') })
    .max(LONGEST_WORDS, tooLong(LONGEST_WORDS)),
)

/**
 * The id of a reported thing: a UUID; for a message, the id of its conversation and its position there: `<uuid>:12`.
 */
const reportedId = z
  .string()
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(:[1-9]\d{0,8})?$/, { error: () => t('Use the id of the thing.') })

const desk = { tag: 'moderation' } as const
const rules = { tag: 'moderation', errors: [] } as const
const reviewCall = { ...desk, params: z.object({ id: z.uuid() }) } as const

export const moderationEndpoints = defineEndpoints({
  'POST /api/v1/reports': {
    summary: 'Reports something to the moderators; reported again, it’s the same report',
    tag: 'moderation',
    ...moderationGates.report,
    // The limit by actor keeps one account from using up the limit of its network.
    limits: [perHour('reports', 30, { by: 'actor' }), perHour('reports-of-network', 300, { by: 'network' })],
    body: z
      .object({
        kind: z.enum(reportKinds),
        id: reportedId,
        reason: z.enum(reportReasons, { error: () => t('Choose a reason.') }),
        words: anyWords.default(''),
      })
      .refine(({ reason, words }) => reason !== 'other' || words !== '', {
        path: ['words'],
        error: () => t('Tell us what’s wrong.'),
      }),
    reply: success(emptyResult),
    errors: [gateErrors.forbidden, e['thing-not-found'], e['own-thing']],
  },
  'GET /api/v1/notices': {
    summary: 'What the moderators told you about something of yours, and what waits for them, newest first',
    tag: 'moderation',
    ...moderationGates.readNotices,
    reply: success(z.object({ items: z.array(notice) })),
    errors: [gateErrors.forbidden],
  },
  'POST /api/v1/notices/{id}/appeal': {
    summary: 'Appeals against a notice, once',
    tag: 'moderation',
    ...moderationGates.appeal,
    params: z.object({ id: z.uuid() }),
    body: z.object({ text: requiredWords }),
    reply: success(emptyResult),
    errors: [gateErrors.forbidden, e['notice-not-found'], e['notice-lifted'], e['notice-appealed']],
  },
  'GET /api/v1/admin/reviews': {
    ...desk,
    ...moderationGates.read,
    summary: 'What was reported: the open ones oldest first, the decided ones newest first',
    query: z.object({ part: z.enum(queueParts).default('open'), before: cursor.optional() }),
    reply: success(cursorPage(reviewCard)),
    errors: [],
  },
  'GET /api/v1/admin/reviews/numbers': {
    ...desk,
    ...moderationGates.read,
    summary: 'Open reports and appeals, and how long a decision takes',
    reply: success(queueNumbers),
    errors: [],
  },
  'GET /api/v1/admin/reviews/{id}': {
    ...reviewCall,
    ...moderationGates.read,
    summary: 'Opens something that was reported, which is recorded',
    reply: success(review),
    errors: [e['review-not-found'], e['own-case']],
  },
  'POST /api/v1/admin/reviews/{id}/decisions': {
    ...reviewCall,
    ...moderationGates.decide,
    summary: 'Decides about something that was reported, and tells the people concerned',
    body: z
      .object({
        decision: z.enum(decisions, { error: () => t('Choose an action.') }),
        /** The message to the author, or, for a dismissal, to the reporters. */
        words: anyWords.default(''),
        /** The duration of a suspension or of slowing down, in days; absent for a permanent suspension. */
        days: z.int().min(1).max(365).nullable().default(null),
      })
      .refine(({ decision, days }) => decision !== 'slow' || days !== null, {
        path: ['days'],
        error: () => t('Choose for how long.'),
      })
      .refine(({ decision, words }) => decision !== 'suspend' || words !== '', {
        path: ['words'],
        error: () => t('Enter a reason. The member will read it.'),
      }),
    reply: success(review),
    errors: [
      e['review-not-found'],
      e['own-case'],
      e['decision-not-possible'],
      e['already-decided'],
      gateErrors['second-factor-not-fresh'],
    ],
  },
  'POST /api/v1/admin/reviews/{id}/decisions/{decisionId}/undo': {
    ...desk,
    ...moderationGates.decide,
    summary: 'Takes a decision back: everything is as before, and the report is open again',
    params: z.object({ id: z.uuid(), decisionId: z.uuid() }),
    reply: success(review),
    errors: [e['review-not-found'], e['own-case']],
  },
  'POST /api/v1/admin/reviews/{id}/notes': {
    ...reviewCall,
    ...moderationGates.addNote,
    summary: 'Adds a note for other moderators',
    body: z.object({ text: requiredWords }),
    reply: success(review),
    errors: [e['review-not-found'], e['own-case']],
  },
  'GET /api/v1/admin/word-rules': {
    ...rules,
    ...moderationGates.manageWordRules,
    summary: 'The word filter',
    reply: success(z.object({ items: z.array(wordRule) })),
  },
  'POST /api/v1/admin/word-rules': {
    ...rules,
    ...moderationGates.manageWordRules,
    summary: 'Adds words to the filter, or changes what it does with them',
    body: z.object({
      words: oneLine(80).pipe(z.string().regex(/[\p{L}\p{N}]/u, { error: () => t('Enter a word or phrase.') })),
      act: z.enum(ruleActs, { error: () => t('Choose what happens.') }),
      /** The reason, which the author of a refused text reads. */
      reason: oneLine(200).default(''),
    }),
    reply: success(emptyResult),
  },
  'DELETE /api/v1/admin/word-rules/{id}': {
    ...rules,
    ...moderationGates.manageWordRules,
    summary: 'Removes words from the filter',
    params: z.object({ id: z.uuid() }),
    reply: success(emptyResult),
  },
  'GET /api/v1/admin/appeals': {
    ...desk,
    ...moderationGates.answerAppeal,
    summary: 'Appeals that wait for an answer, oldest first',
    reply: success(z.object({ items: z.array(appeal) })),
    errors: [],
  },
  'POST /api/v1/admin/appeals/{id}/answer': {
    ...reviewCall,
    ...moderationGates.answerAppeal,
    summary: 'Answers an appeal: grants it, which undoes the decision, or declines it',
    body: z.object({ granted: z.boolean(), words: anyWords.default('') }),
    reply: success(emptyResult),
    errors: [e['appeal-not-found'], e['own-case']],
  },
})
