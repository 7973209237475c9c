import { defineErrors } from '../errors.ts'
import { EDIT_MINUTES, MOST_PINNED, MOST_REQUEST_MESSAGES, MOST_REQUESTS_A_DAY } from './limits.ts'

export const convosErrors = defineErrors({
  'convo-not-found': { status: 404, message: 'This conversation doesn’t exist.' },
  'message-not-found': { status: 404, message: 'This message is no longer here.' },
  'member-away': { status: 409, message: 'This member can’t be reached at the moment.' },
  'their-plan': {
    status: 409,
    message: 'This company’s plan doesn’t include Convos at the moment, so it can’t receive messages.',
  },
  'request-full': {
    status: 409,
    message: `You’ve sent ${MOST_REQUEST_MESSAGES} messages. You can write again once you get an answer.`,
  },
  'in-review': {
    status: 409,
    message: 'Your first message waits for review. You can write again once it’s delivered.',
  },
  'not-delivered': {
    status: 409,
    message: 'A moderator didn’t deliver your message. Delete it to write another one.',
  },
  'wait-for-answer': {
    status: 409,
    message: 'You can send this once you get an answer: until then, links and mass messages wait for review.',
  },
  'too-many-requests-sent': {
    status: 429,
    message: `You can write to at most ${MOST_REQUESTS_A_DAY} new people a day. Try again tomorrow, or wait for an answer.`,
  },
  'message-id-used': {
    status: 409,
    message: 'A message with this id was sent with other words. Send yours with a new id.',
  },
  'message-too-old': { status: 409, message: `You can edit a message for ${EDIT_MINUTES} minutes after sending it.` },
  'file-type': {
    status: 415,
    message: 'We can’t send this file. Choose a picture, PDF, Word, Excel, PowerPoint, OpenDocument or text file.',
  },
  'file-kind-differs': { status: 415, message: 'This file isn’t what its name says. Choose another one.' },
  'file-empty': { status: 400, message: 'This file is empty. Choose another one.' },
  'file-not-found': { status: 404, message: 'We couldn’t find this file. Attach it again.' },
  'files-not-kept': { status: 503, message: 'We can’t store files right now. Try again in a few minutes.' },
  'pins-full': { status: 409, message: `You can pin up to ${MOST_PINNED} conversations. Unpin one first.` },
})
