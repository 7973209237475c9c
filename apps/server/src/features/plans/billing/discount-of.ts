import type Stripe from 'stripe'

interface Discount {
  /** The discount in the smallest unit of the currency. */
  readonly discount: number
  /** When the first coupon ends; null if none ends. */
  readonly discount_ends_at: Date | null
}

/** Returns the discount of a subscription's coupons, applied in order, until the first coupon ends. */
export function discountOf({ discounts }: Pick<Stripe.Subscription, 'discounts'>, amount: number): Discount {
  let remainingAmount = amount
  const ends: number[] = []
  for (const discount of discounts) {
    if (typeof discount === 'string') continue
    const { coupon } = discount.source
    if (coupon === null || typeof coupon === 'string') continue
    remainingAmount -= coupon.amount_off ?? Math.round((remainingAmount * (coupon.percent_off ?? 0)) / 100)
    if (discount.end !== null) ends.push(discount.end)
  }
  return {
    discount: amount - Math.max(0, remainingAmount),
    discount_ends_at: ends.length === 0 ? null : new Date(Math.min(...ends) * 1000),
  }
}

/** The fields that `discountOf` reads, for Stripe's `expand` parameter in a list. */
export const WITH_DISCOUNTS = ['data.discounts.source.coupon']
