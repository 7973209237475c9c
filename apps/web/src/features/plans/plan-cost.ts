import type { PlanSale, Subscription } from '@rise/contract/plans/shapes'
import { t } from '@rise/texts'
import { dateInWords, paidInWords, trialInWords } from './price-words.ts'

interface PlanCost {
  readonly until: string | null
  readonly subscription: Subscription | null
  readonly sale: PlanSale | null
}

/** Returns what the current plan costs its member, and until when they have it. */
export function planCostInWords({ until, subscription, sale }: PlanCost): string {
  if (until !== null) {
    return t('You have your plan as a gift until {day}. There’s nothing to pay.', { day: dateInWords(until) })
  }
  if (subscription !== null) {
    const { plan, periodEnds, cancelled } = subscription
    if (subscription.state === 'trial') {
      return t('You’re trying {plan}. {trial}', { plan, trial: trialInWords(subscription) })
    }
    const values = { plan, price: paidInWords(subscription), day: dateInWords(periodEnds) }
    return cancelled
      ? t('{plan} costs {price} and ends on {day}. Your invoices are on the page of plans.', values)
      : t('{plan} costs {price} and renews on {day}. Your invoices are on the page of plans.', values)
  }
  if (sale !== null) return t('The weekly digest is free. The page of plans says what the daily one costs.')
  return t('Plans are free here: an admin approves your request. There’s nothing to pay and no invoice.')
}
