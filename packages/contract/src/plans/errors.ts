import { defineErrors } from '../errors.ts'

export const planErrors = defineErrors({
  'plan-not-offered': { status: 409, message: 'This plan isn’t for accounts like yours. Choose one of those shown.' },
  'plan-is-current': { status: 409, message: 'You’re already on this plan.' },
  'plan-not-sold': { status: 409, message: 'This plan can’t be bought right now. Reload the page to see what can.' },
  'plan-is-owners': { status: 403, message: 'Only owners of your company’s page can buy or change its plan.' },
  'no-subscription': { status: 409, message: 'You don’t pay for a plan, so there’s nothing to change.' },
  'payments-unavailable': {
    status: 503,
    message: 'Our payment provider isn’t answering. Your plan stays as it is. Try again in a few minutes.',
  },
  'plan-is-paid': {
    status: 409,
    message: 'This member pays for their plan. Cancel it at the payment provider first.',
  },
  'gift-too-short': { status: 409, message: 'Choose a day from tomorrow on, and at most five years away.' },
  'event-refused': { status: 400, message: 'This isn’t an event of our payment provider.' },
})
