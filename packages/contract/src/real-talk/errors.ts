import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const realTalkErrors = defineErrors({
  'question-not-found': { status: 404, message: () => t('This question doesn’t exist. It may have been deleted.') },
  'answer-not-found': { status: 404, message: () => t('This answer no longer exists.') },
  'suggestion-not-found': {
    status: 404,
    message: () => t('This suggestion is no longer here. Someone may have decided already.'),
  },
  'question-asked-already': { status: 409, message: () => t('You’ve already asked this. Try wording it differently.') },
})
