/** The billing periods of a plan. */
export const planTerms = ['month', 'year'] as const
export type PlanTerm = (typeof planTerms)[number]

/**
 * How taxes relate to a price. `included`: the price contains them. `added`: they are added where they apply.
 * `unknown`: only the checkout shows them.
 */
export const priceTaxes = ['included', 'added', 'unknown'] as const

/**
 * The state of a paid plan. `failed`: the last payment failed, and the member keeps the plan during the grace period.
 * `lapsed`: the grace period is over, and the plan returns once a payment succeeds.
 */
export const subscriptionStates = ['active', 'trial', 'failed', 'lapsed'] as const
