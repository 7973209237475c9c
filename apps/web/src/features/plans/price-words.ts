import type { PlanPrice, Subscription } from '@rise/contract/plans/shapes'

type Amount = Pick<PlanPrice, 'amount' | 'currency'>

/** Returns `€9` or `€9.50` for an amount in the smallest unit of its currency. */
export function amountInWords({ amount, currency }: Amount): string {
  const style = { style: 'currency', currency } as const
  const digits = new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2
  const majorUnits = amount / 10 ** digits
  const fractionDigits = Number.isInteger(majorUnits) ? 0 : digits
  return new Intl.NumberFormat('en', {
    ...style,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: digits,
  }).format(majorUnits)
}

/** Returns `€9 a month`. */
export function priceInWords(price: Amount & Pick<PlanPrice, 'term'>): string {
  return `${amountInWords(price)} a ${price.term}`
}

const taxes: Readonly<Record<PlanPrice['tax'], string>> = {
  included: 'Tax is included.',
  added: 'Tax is added where it applies; you see the total before you pay.',
  unknown: 'You see the total with tax before you pay.',
}

/** Returns what a buyer should know before paying: tax, renewal and term. */
export function termsInWords({ term, tax }: PlanPrice): string {
  return `${taxes[tax]} Renews every ${term} until you cancel. Then it stays open until the end of the ${term}.`
}

/** Returns `21 Nov 2026`, in the viewer's time zone. */
export function dateInWords(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
}

/** Returns a member's payment with its discount: `€9 a month, less €1.80 until 3 Mar 2027`. */
export function paidInWords(paid: Subscription): string {
  const { discount, discountEnds, currency } = paid
  if (discount === 0) return priceInWords(paid)
  const until = discountEnds === null ? '' : ` until ${dateInWords(discountEnds)}`
  return `${priceInWords(paid)}, less ${amountInWords({ amount: discount, currency })}${until}`
}

/** Returns `Free until 5 Dec 2026, then €9 a month.` */
export function trialInWords(paid: Subscription): string {
  const until = `Free until ${dateInWords(paid.periodEnds)}`
  return paid.cancelled ? `${until}. Then it ends.` : `${until}, then ${paidInWords(paid)}.`
}
