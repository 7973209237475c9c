import { z } from 'zod'
import { memberCard } from '../connections/shapes.ts'
import { contentErrors } from '../content/errors.ts'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { gateErrors, platformErrors } from '../errors.ts'
import { perHour } from '../limit.ts'
import { cursor, cursorPage } from '../pagination.ts'
import { pollsErrors } from './errors.ts'
import { newPoll, pollChange, vote } from './fields.ts'
import { pollGates } from './policy.ts'
import { poll, pollView } from './shapes.ts'

const e = pollsErrors
const voteLimits = [perHour('votes', 300, { by: 'actor' })]
const params = z.object({ id: z.uuid() })
const reading = [
  e['poll-not-found'],
  gateErrors['sign-in-required'],
  gateErrors['upgrade-required'],
  gateErrors.forbidden,
] as const

export const pollsEndpoints = defineEndpoints({
  'GET /api/v1/polls': {
    summary: 'Polls that the viewer may read, newest first',
    tag: 'polls',
    ...pollGates.list,
    viewer: true,
    query: z.object({ before: cursor.optional() }),
    reply: success(cursorPage(poll)),
    errors: [],
  },
  'POST /api/v1/polls': {
    summary: 'Publishes a poll; a repeated call returns the same one',
    tag: 'polls',
    ...pollGates.create,
    body: newPoll,
    reply: success(poll),
    errors: [
      e['poll-not-found'],
      e['poll-closing-time'],
      contentErrors['words-refused'],
      contentErrors.slowed,
      gateErrors.forbidden,
      platformErrors['too-many-requests'],
    ],
  },
  'GET /api/v1/polls/{id}': {
    summary: 'A poll with the results that the viewer may see; guests see polls for everyone',
    tag: 'polls',
    ...pollGates.read,
    viewer: true,
    params,
    reply: success(poll),
    errors: reading,
  },
  'PUT /api/v1/polls/{id}': {
    summary: 'Updates a poll; after the first vote, only its closing time and audience',
    tag: 'polls',
    ...pollGates.edit,
    params,
    body: pollChange,
    reply: success(poll),
    errors: [
      e['poll-not-found'],
      e['poll-changed'],
      e['poll-closed'],
      e['poll-has-votes'],
      e['poll-closing-time'],
      contentErrors['words-refused'],
      gateErrors.forbidden,
    ],
  },
  'DELETE /api/v1/polls/{id}': {
    summary: 'Deletes a poll and its votes for good; for its author and content admins',
    tag: 'polls',
    ...pollGates.delete,
    params,
    reply: success(emptyResult),
    errors: [e['poll-not-found'], gateErrors.forbidden],
  },
  'PUT /api/v1/polls/{id}/vote': {
    summary: 'Votes, or changes the vote; in an anonymous poll, a vote is final',
    tag: 'polls',
    ...pollGates.vote,
    limits: voteLimits,
    params,
    body: vote,
    reply: success(pollView),
    errors: [
      ...reading,
      e['poll-closed'],
      e['poll-one-option'],
      e['poll-options-changed'],
      e['poll-vote-final'],
      platformErrors['too-many-requests'],
    ],
  },
  'DELETE /api/v1/polls/{id}/vote': {
    summary: 'Withdraws the vote in a poll that is not anonymous',
    tag: 'polls',
    ...pollGates.withdrawVote,
    limits: voteLimits,
    params,
    reply: success(pollView),
    errors: [...reading, e['poll-closed'], e['poll-vote-final'], platformErrors['too-many-requests']],
  },
  'GET /api/v1/polls/{id}/options/{option}/voters': {
    summary: 'Members who chose an option, latest first; not in anonymous polls',
    tag: 'polls',
    ...pollGates.listVoters,
    params: params.extend({ option: z.uuid() }),
    query: z.object({ before: cursor.optional() }),
    reply: success(cursorPage(memberCard)),
    errors: [...reading, e['poll-anonymous'], e['poll-results-hidden'], e['poll-options-changed']],
  },
})
