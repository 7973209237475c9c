import type { Message } from '@rise/contract/convos/shapes'

/** What the next message is about: a reply, or an edit of an own one. */
export interface Subject {
  readonly act: 'reply' | 'edit'
  readonly message: Message
}
