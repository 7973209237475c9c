import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const copilotErrors = defineErrors({
  'chat-not-found': { status: 404, message: () => t('This chat is no longer here. Start a new one.') },
  'answer-not-found': { status: 404, message: () => t('This answer is no longer here.') },
  'too-many-chats': { status: 409, message: () => t('You can keep up to 200 chats. Delete one first.') },
  'line-without-fact': {
    status: 400,
    message: () =>
      t('Some lines say more than your story does. Use your original words, or add the fact to your story first.'),
  },
  'tailored-resume-not-found': { status: 404, message: () => t('This résumé is no longer here.') },
  'story-empty': { status: 409, message: () => t('Your story has nothing to choose from yet. Add your work first.') },
  'consent-changed': {
    status: 409,
    message: () => t('What you agree to has changed. Reload the page and read it again.'),
  },
  'no-model': { status: 409, message: () => t('No model is set up here, or you haven’t agreed to use it.') },
})
