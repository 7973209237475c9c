import { z } from 'zod'
import { applicationErrors } from '../applications/errors.ts'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { platformErrors } from '../errors.ts'
import { jobErrors } from '../jobs/errors.ts'
import { perHour } from '../limit.ts'
import { copilotErrors as e } from './errors.ts'
import { chatTitle, copilotRequest, savedPreferences, tailoredLines } from './fields.ts'
import { CONSENT_TERMS } from './limits.ts'
import {
  copilotMessage,
  copilotOpening,
  copilotPrompt,
  copilotState,
  savedResume,
  tailoredResume,
  tailoring,
  wholeChat,
} from './shapes.ts'

// Members with an unconfirmed mailbox may use the copilot, too, because it sends nothing to other people.
const common = { tag: 'copilot', access: 'professional' } as const
const params = z.object({ id: z.uuid() })
const tooMany = platformErrors['too-many-requests']

/** Endpoints for the copilot of a professional. No one else sees the professional's chats. */
export const copilotEndpoints = defineEndpoints({
  'GET /api/v1/copilot': {
    ...common,
    summary: 'Your preferences, your chats, and whether a model words the answers',
    reply: success(copilotState),
    errors: [],
  },
  'GET /api/v1/copilot/opening': {
    ...common,
    summary: 'Up to three open jobs that fit, each with the reason and what is missing, before anything is asked',
    reply: success(copilotOpening),
    errors: [],
  },
  'PUT /api/v1/copilot/preferences': {
    ...common,
    summary: 'Saves the answers of the intro; pay and employment also count for your match',
    body: savedPreferences,
    reply: success(emptyResult),
    errors: [],
  },
  'PUT /api/v1/copilot/consent': {
    ...common,
    summary:
      'Agrees to send facts of your story, and questions that the rules don’t understand, to the operator’s model',
    body: z.object({
      agreed: z.boolean(),
      /** The provider that the sentence of consent named. */
      provider: z.string().max(300),
      /** The version of the sentence of consent. A consent to an older version is refused. */
      terms: z.int().min(1).max(CONSENT_TERMS).default(1),
    }),
    reply: success(emptyResult),
    errors: [e['no-model'], e['consent-changed']],
  },
  'GET /api/v1/copilot/prompts': {
    ...common,
    summary: 'What was sent to the model and what it replied, newest first; kept for 90 days',
    reply: success(z.array(copilotPrompt)),
    errors: [],
  },
  'DELETE /api/v1/copilot/prompts': {
    ...common,
    summary: 'Deletes these records',
    reply: success(emptyResult),
    errors: [],
  },
  'POST /api/v1/copilot/messages': {
    ...common,
    summary: 'Asks the copilot; the rules answer at once',
    limits: [perHour('copilot-messages', 300, { by: 'actor' })],
    body: copilotRequest,
    reply: success(z.object({ chat: wholeChat.omit({ messages: true }), messages: z.array(copilotMessage) })),
    errors: [e['chat-not-found'], e['too-many-chats'], tooMany],
  },
  'POST /api/v1/copilot/messages/{id}/wording': {
    ...common,
    summary:
      'Has the model word an answer, or choose what answers a request that the rules don’t understand. Facts stay the rules’',
    params,
    limits: [perHour('copilot-wordings', 60, { by: 'actor' })],
    reply: success(copilotMessage),
    errors: [e['answer-not-found'], e['no-model'], tooMany],
  },
  'GET /api/v1/copilot/chats/{id}': {
    ...common,
    summary: 'A chat with all its messages',
    params,
    reply: success(wholeChat),
    errors: [e['chat-not-found']],
  },
  'PATCH /api/v1/copilot/chats/{id}': {
    ...common,
    summary: 'Renames a chat',
    params,
    body: chatTitle,
    reply: success(emptyResult),
    errors: [e['chat-not-found']],
  },
  'DELETE /api/v1/copilot/chats/{id}': {
    ...common,
    summary: 'Deletes a chat',
    params,
    reply: success(emptyResult),
    errors: [],
  },
  'GET /api/v1/copilot/tailorings/{id}': {
    ...common,
    summary: 'Your story’s lines for a job: chosen and ordered, each with the fact it comes from',
    params,
    reply: success(tailoring),
    errors: [jobErrors['job-not-found'], e['story-empty']],
  },
  'GET /api/v1/copilot/tailored-resumes': {
    ...common,
    summary: 'The résumés that you made for a job, newest first',
    reply: success(z.array(tailoredResume)),
    errors: [],
  },
  'POST /api/v1/copilot/tailored-resumes': {
    ...common,
    summary: 'Saves a résumé for a job as PDF, which applying offers. Refuses lines that say more than their facts',
    limits: [perHour('tailored-resumes', 20, { by: 'actor' })],
    body: tailoredLines,
    reply: success(savedResume),
    errors: [
      jobErrors['job-not-found'],
      e['story-empty'],
      e['line-without-fact'],
      applicationErrors['too-many-resume-files'],
      platformErrors.overloaded,
      tooMany,
    ],
  },
  'POST /api/v1/copilot/tailored-resumes/{id}/file-links': {
    ...common,
    summary: 'A link to its PDF; it works for five minutes',
    params,
    reply: success(z.object({ url: z.string() })),
    errors: [e['tailored-resume-not-found']],
  },
  'DELETE /api/v1/copilot/tailored-resumes/{id}': {
    ...common,
    summary: 'Deletes a tailored résumé; applications sent with it keep it',
    params,
    reply: success(emptyResult),
    errors: [],
  },
})
