import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'
import { EDIT_MINUTES, MOST_PINNED, MOST_REQUEST_MESSAGES, MOST_REQUESTS_A_DAY } from './limits.ts'

export const convosErrors = defineErrors({
  'convo-not-found': { status: 404, message: () => t('This conversation doesn’t exist.') },
  'message-not-found': { status: 404, message: () => t('This message is no longer here.') },
  'member-away': { status: 409, message: () => t('This member can’t be reached at the moment.') },
  'their-plan': {
    status: 409,
    message: () => t('This company’s plan doesn’t include Convos at the moment, so it can’t receive messages.'),
  },
  'request-full': {
    status: 409,
    message: () =>
      t('You’ve sent {most} messages. You can write again once you get an answer.', { most: MOST_REQUEST_MESSAGES }),
  },
  'in-review': {
    status: 409,
    message: () => t('Your first message waits for review. You can write again once it’s delivered.'),
  },
  'not-delivered': {
    status: 409,
    message: () => t('A moderator didn’t deliver your message. Delete it to write another one.'),
  },
  'wait-for-answer': {
    status: 409,
    message: () => t('You can send this once you get an answer: until then, links and mass messages wait for review.'),
  },
  'too-many-requests-sent': {
    status: 429,
    message: () =>
      t('You can write to at most {most} new people a day. Try again tomorrow, or wait for an answer.', {
        most: MOST_REQUESTS_A_DAY,
      }),
  },
  'message-id-used': {
    status: 409,
    message: () => t('A message with this id was sent with other words. Send yours with a new id.'),
  },
  'message-too-old': {
    status: 409,
    message: () => t('You can edit a message for {minutes} minutes after sending it.', { minutes: EDIT_MINUTES }),
  },
  'file-type': {
    status: 415,
    message: () =>
      t('We can’t send this file. Choose a picture, PDF, Word, Excel, PowerPoint, OpenDocument or text file.'),
  },
  'file-kind-differs': { status: 415, message: () => t('This file isn’t what its name says. Choose another one.') },
  'file-empty': { status: 400, message: () => t('This file is empty. Choose another one.') },
  'file-not-found': { status: 404, message: () => t('We couldn’t find this file. Attach it again.') },
  'files-not-kept': { status: 503, message: () => t('We can’t store files right now. Try again in a few minutes.') },
  'pins-full': {
    status: 409,
    message: () => t('You can pin up to {most} conversations. Unpin one first.', { most: MOST_PINNED }),
  },
})
