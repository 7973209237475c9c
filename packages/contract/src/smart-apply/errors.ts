import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const smartApplyErrors = defineErrors({
  'smart-apply-limited': {
    status: 403,
    message: () => t('SmartApply is limited right now. Ask for access, and we’ll let you in as places open.'),
  },
  'smart-apply-changed': {
    status: 409,
    message: () => t('You changed this elsewhere while this page was open. Reload to see it.'),
  },
  'auto-item-not-found': { status: 404, message: () => t('This application isn’t in your queue.') },
  'auto-item-over': { status: 409, message: () => t('This application has already left your queue.') },
  'auto-apply-paused': { status: 409, message: () => t('Auto-apply is paused. Turn it on first.') },
  'answers-missing': {
    status: 409,
    message: () => t('The employer asks something you haven’t answered yet. Open it to answer.'),
  },
  'auto-item-elsewhere': {
    status: 409,
    message: () => t('This employer takes applications on its own site. Open it there.'),
  },
  'auto-item-skipped': { status: 409, message: () => t('We didn’t send this one. You see the reason in the list.') },
})
