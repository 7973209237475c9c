import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const planErrors = defineErrors({
  'plan-not-offered': {
    status: 409,
    message: () => t('This plan isn’t for accounts like yours. Choose one of those shown.'),
  },
  'plan-is-current': { status: 409, message: () => t('You’re already on this plan.') },
  'plan-not-sold': {
    status: 409,
    message: () => t('This plan can’t be bought right now. Reload the page to see what can.'),
  },
  'plan-is-owners': { status: 403, message: () => t('Only owners of your company’s page can buy or change its plan.') },
  'no-subscription': { status: 409, message: () => t('You don’t pay for a plan, so there’s nothing to change.') },
  'payments-unavailable': {
    status: 503,
    message: () => t('Our payment provider isn’t answering. Your plan stays as it is. Try again in a few minutes.'),
  },
  'plan-is-paid': {
    status: 409,
    message: () => t('This member pays for their plan. Cancel it at the payment provider first.'),
  },
  'gift-too-short': { status: 409, message: () => t('Choose a day from tomorrow on, and at most five years away.') },
  'event-refused': { status: 400, message: () => t('This isn’t an event of our payment provider.') },
})
