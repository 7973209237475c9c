import { defineErrors } from '../errors.ts'

export const realTalkErrors = defineErrors({
  'question-not-found': { status: 404, message: 'There is no such question. It may have been taken down.' },
  'answer-not-found': { status: 404, message: 'There is no such answer any more.' },
  'question-asked-already': { status: 409, message: 'You have asked this already. Ask it in another way.' },
})
