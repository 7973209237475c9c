import type { PlanSale, Subscription } from '@rise/contract/plans/shapes'
import { dateInWords, paidInWords, trialInWords } from './price-words.ts'

interface PlanCost {
  readonly until: string | null
  readonly subscription: Subscription | null
  readonly sale: PlanSale | null
}

/** Returns what the current plan costs its member, and until when they have it. */
export function planCostInWords({ until, subscription, sale }: PlanCost): string {
  if (until !== null) return `You have your plan as a gift until ${dateInWords(until)}. There’s nothing to pay.`
  if (subscription !== null) {
    const { plan, periodEnds, cancelled } = subscription
    if (subscription.state === 'trial') return `You’re trying ${plan}. ${trialInWords(subscription)}`
    const renewal = `${cancelled ? 'ends' : 'renews'} on ${dateInWords(periodEnds)}`
    return `${plan} costs ${paidInWords(subscription)} and ${renewal}. Your invoices are on the page of plans.`
  }
  if (sale !== null) return 'The weekly digest is free. The page of plans says what the daily one costs.'
  return 'Plans are free here: an admin approves your request. There’s nothing to pay and no invoice.'
}
