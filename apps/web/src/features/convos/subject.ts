import type { Message } from '@rise/contract/convos/shapes'

/** The message that the next one refers to: replied to, or edited. */
export interface Subject {
  readonly act: 'reply' | 'edit'
  readonly message: Message
}
