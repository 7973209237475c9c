/** How often a plan is paid for. */
export const planTerms = ['month', 'year'] as const
export type PlanTerm = (typeof planTerms)[number]

/** How a price treats taxes: `included`, `added` on top where they apply, or `unknown` until the checkout says it. */
export const priceTaxes = ['included', 'added', 'unknown'] as const

/**
 * How a paid plan stands: `failed` is one whose last payment failed, which stays open for the days of grace, `lapsed` one
 * after them, which opens again once the payment succeeds.
 */
export const subscriptionStates = ['active', 'trial', 'failed', 'lapsed'] as const
