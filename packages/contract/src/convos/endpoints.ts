import { t } from '@rise/texts'
import { z } from 'zod'
import { contentErrors } from '../content/errors.ts'
import { titles } from '../discussion/shapes.ts'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { gateErrors, platformErrors } from '../errors.ts'
import { typedInteger } from '../integers.ts'
import { perHour } from '../limit.ts'
import { cursor, cursorPage } from '../pagination.ts'
import { pictureErrors } from '../pictures/errors.ts'
import { uploadedFile } from '../upload.ts'
import { convosErrors as e } from './errors.ts'
import { draftText, fileName, messageText, newMessage, searchWords } from './fields.ts'
import { convoFolders, SUPPORT } from './kinds.ts'
import { MOST_CONVO_LINKS, MOST_FILE_BYTES } from './limits.ts'
import { convoGates } from './policy.ts'
import { convo, convoPrivacy, foundMessage, message, messagePage, uploadedAttachment } from './shapes.ts'

const MINUTE_SECONDS = 60

/** An account, or support. */
const account = z.object({
  id: z.union([z.uuid(), z.literal(SUPPORT)], { error: () => t('Use the id of an account.') }),
})
const position = typedInteger

/** A conversation by id. Anyone but its two participants gets `convo-not-found`. */
const byId = {
  tag: 'convos',
  params: z.object({ id: z.uuid() }),
  errors: [e['convo-not-found']],
} as const

const ownMessage = {
  ...byId,
  params: z.object({ id: z.uuid(), seq: position }),
  reply: success(message),
} as const

const closedConvoErrors = [
  gateErrors['upgrade-required'],
  gateErrors['email-not-confirmed'],
  gateErrors.forbidden,
  e['member-away'],
  e['their-plan'],
  e['request-full'],
  e['in-review'],
  e['not-delivered'],
] as const

export const convosEndpoints = defineEndpoints({
  'GET /api/v1/convos': {
    summary: 'Your conversations, latest first, with their last message and unread count',
    tag: 'convos',
    ...convoGates.list,
    query: z.object({ folder: z.enum(convoFolders).default('inbox'), before: cursor.optional() }),
    reply: success(
      cursorPage(convo).extend({
        /** The pinned conversations, only on the first page of the inbox; they aren't repeated in the list. */
        pinned: z.array(convo),
        /** The number of requests that wait for an answer. */
        requests: z.int(),
      }),
    ),
    errors: [],
  },
  'GET /api/v1/convos/doors': {
    summary: 'Which of these members you can write to',
    tag: 'convos',
    ...convoGates.listWritableMembers,
    query: z.object({
      ids: z
        .string()
        .transform((text) => text.split(',').filter((id) => id !== ''))
        .pipe(z.array(z.uuid()).min(1).max(MOST_CONVO_LINKS)),
    }),
    reply: success(z.array(z.string())),
    errors: [],
  },
  'GET /api/v1/convos/with/{id}': {
    summary: 'Your conversation with an account, or with support; not yet begun, it has no messages',
    tag: 'convos',
    ...convoGates.create,
    params: account,
    reply: success(convo),
    errors: [e['convo-not-found'], gateErrors['upgrade-required'], gateErrors.forbidden],
  },
  'POST /api/v1/convos/with/{id}/messages': {
    summary: 'Sends a message, which begins the conversation if needed; a repeated call returns the same one',
    tag: 'convos',
    ...convoGates.create,
    params: account,
    body: newMessage,
    limits: [{ name: 'messages', points: 240, seconds: MINUTE_SECONDS, by: 'login' }],
    reply: success(message),
    errors: [
      e['convo-not-found'],
      ...closedConvoErrors,
      e['message-id-used'],
      e['message-not-found'],
      e['file-not-found'],
      e['too-many-requests-sent'],
      e['wait-for-answer'],
      contentErrors['words-refused'],
      contentErrors.slowed,
    ],
  },
  'POST /api/v1/convos/files': {
    summary: 'Uploads a picture or document for a message; removed after a day unless it was sent',
    tag: 'convos',
    ...convoGates.attachFile,
    upload: { part: 'file', maxBytes: MOST_FILE_BYTES },
    body: z.object({ file: uploadedFile(() => t('Choose a file.')), name: fileName }),
    limits: [perHour('message-files', 60, { by: 'login' })],
    reply: success(uploadedAttachment),
    errors: [
      gateErrors.forbidden,
      platformErrors['too-large'],
      platformErrors['unsupported-media-type'],
      platformErrors['too-many-requests'],
      e['file-type'],
      e['file-kind-differs'],
      e['file-empty'],
      e['files-not-kept'],
      pictureErrors['picture-type'],
      pictureErrors['picture-damaged'],
      pictureErrors['picture-too-large'],
      pictureErrors['picture-too-small'],
      pictureErrors['pictures-busy'],
    ],
  },
  'GET /api/v1/convos/search': {
    summary: 'Searches your messages, and the names of the members you write with; newest first',
    tag: 'convos',
    ...convoGates.list,
    query: z.object({
      q: searchWords,
      /** Limits the search to this conversation. */
      convo: z.uuid().optional(),
    }),
    limits: [{ name: 'convo-search', points: 120, seconds: MINUTE_SECONDS, by: 'login' }],
    reply: success(z.object({ convos: z.array(convo), messages: z.array(foundMessage) })),
    errors: [],
  },
  'GET /api/v1/convo-privacy': {
    summary: 'What you hide in conversations: whether you’re online, what you’ve read, that you’re writing',
    tag: 'convos',
    ...convoGates.readPrivacy,
    reply: success(convoPrivacy),
    errors: [],
  },
  'PUT /api/v1/convo-privacy': {
    summary: 'Sets what you hide in conversations; you don’t see it of others either',
    tag: 'convos',
    ...convoGates.changePrivacy,
    body: convoPrivacy,
    reply: success(convoPrivacy),
    errors: [gateErrors.forbidden],
  },
  'PUT /api/v1/presence': {
    summary: 'Says that you’re at a visible page, for the people you write with',
    tag: 'convos',
    ...convoGates.announcePresence,
    limits: [{ name: 'presence', points: 120, seconds: MINUTE_SECONDS, by: 'login' }],
    reply: success(emptyResult),
    errors: [],
  },
  'GET /api/v1/convos/{id}': {
    ...byId,
    ...convoGates.read,
    summary: 'One of your conversations; the only way to one whose other side was erased',
    reply: success(convo),
  },
  'GET /api/v1/convos/{id}/messages': {
    ...byId,
    ...convoGates.read,
    summary: 'A stretch of a conversation: its end, around the first unread, before or after one, or since a revision',
    query: z.object({
      before: position.optional(),
      after: position.optional(),
      around: position.optional(),
      since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    reply: success(messagePage),
  },
  'PUT /api/v1/convos/{id}/read': {
    ...byId,
    ...convoGates.read,
    summary: 'Marks everything up to a message as read',
    body: z.object({ seq: position }),
    reply: success(z.object({ missedMessages: z.int() })),
  },
  'POST /api/v1/convos/{id}/typing': {
    ...byId,
    ...convoGates.change,
    summary: 'Tells the other side that you’re writing',
    limits: [{ name: 'typing', points: 60, seconds: MINUTE_SECONDS, by: 'login' }],
    reply: success(emptyResult),
  },
  'PATCH /api/v1/convos/{id}': {
    ...byId,
    ...convoGates.change,
    summary: 'Pins, archives, mutes, or marks as unread; omitted ones stay as they are',
    body: z.object({
      pinned: z.boolean().optional(),
      archived: z.boolean().optional(),
      muted: z.boolean().optional(),
      unread: z.literal(true).optional(),
    }),
    reply: success(convo),
    errors: [...byId.errors, e['pins-full']],
  },
  'PUT /api/v1/convos/{id}/draft': {
    ...byId,
    ...convoGates.change,
    summary: 'Stores what you began to write, for your other devices; empty deletes it',
    body: z.object({ text: draftText }),
    reply: success(emptyResult),
  },
  'PUT /api/v1/convos/{id}/request': {
    ...byId,
    ...convoGates.change,
    summary: 'Accepts or declines a stranger’s request; the other side isn’t told of a decline',
    body: z.object({ answer: z.enum(['accept', 'decline'], { error: () => t('Choose accept or decline.') }) }),
    reply: success(convo),
  },
  'PUT /api/v1/convos/{id}/messages/{seq}': {
    ...ownMessage,
    ...convoGates.editMessage,
    summary: 'Edits your message within 15 minutes; it is marked as edited',
    body: z.object({ text: messageText }),
    errors: [
      e['convo-not-found'],
      e['message-not-found'],
      e['message-too-old'],
      ...closedConvoErrors,
      e['wait-for-answer'],
      contentErrors['words-refused'],
    ],
  },
  'DELETE /api/v1/convos/{id}/messages/{seq}': {
    ...ownMessage,
    ...convoGates.editMessage,
    summary: 'Deletes your message for both sides; its place stays',
    errors: [e['convo-not-found'], e['message-not-found']],
  },
  'PUT /api/v1/convos/{id}/messages/{seq}/reaction': {
    ...ownMessage,
    ...convoGates.react,
    summary: 'Adds or changes your reaction to a message',
    body: z.object({ reaction: z.enum(titles, { error: () => t('Choose one of the six reactions.') }) }),
    errors: [e['convo-not-found'], e['message-not-found'], ...closedConvoErrors],
  },
  'DELETE /api/v1/convos/{id}/messages/{seq}/reaction': {
    ...ownMessage,
    ...convoGates.react,
    summary: 'Removes your reaction from a message',
    errors: [e['convo-not-found'], e['message-not-found']],
  },
})
