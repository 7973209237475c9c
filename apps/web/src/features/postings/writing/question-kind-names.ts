import type { QuestionKind } from '@rise/contract/postings/kinds'
import { type Message, msg } from '@rise/texts'

/** The names of the kinds of questions. */
export const questionKindNames: Readonly<Record<QuestionKind, Message>> = {
  text: msg('A text'),
  choice: msg('One of several options'),
  number: msg('A number'),
  'yes-no': msg('Yes or no'),
  file: msg('A file (PDF or Word)'),
}
