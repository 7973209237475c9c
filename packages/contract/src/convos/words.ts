import { t } from '@rise/texts'
import { excerpt } from '../words.ts'
import type { Closure } from './kinds.ts'
import { MOST_REQUEST_MESSAGES } from './limits.ts'

/**
 * Returns the one-line preview of a message: its beginning, or a label for its file (section 9 of the specification).
 */
export function lineOfMessage(text: string, hasAttachment: boolean): string {
  return hasAttachment ? t('Attachment') : excerpt(text)
}

/** Returns why the viewer can't write, in words. `name` is the other participant's. */
export function closureInWords(closure: Closure, name: string): string {
  switch (closure) {
    case 'own-plan':
      return t('Your plan no longer includes Convos. You can still read this conversation.')
    case 'their-plan':
      return t('{name}’s plan doesn’t include Convos at the moment, so you can’t send messages.', { name })
    case 'unconfirmed':
      return t('Confirm your email address to send messages.')
    case 'away':
      return t('This member can’t be reached at the moment. You can still read this conversation.')
    case 'deleted':
      return t('This account was deleted. You can still read what you wrote.')
    case 'in-review':
      return t(
        'Your message waits for review. {name} gets it once a moderator has read it, and you can write again then.',
        { name },
      )
    case 'not-delivered':
      return t('A moderator didn’t deliver your message to {name}. Delete it to write another one.', { name })
    case 'request-full':
      return t('You’ve sent {count} messages. You can write again once {name} answers.', {
        count: MOST_REQUEST_MESSAGES,
        name,
      })
  }
}
