import type { QuestionKind } from '@rise/contract/postings/kinds'

/** The names of the kinds of questions. */
export const questionKindNames: Readonly<Record<QuestionKind, string>> = {
  text: 'A text',
  choice: 'One of several options',
  number: 'A number',
  'yes-no': 'Yes or no',
  file: 'A file (PDF or Word)',
}
