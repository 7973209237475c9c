import type { PlanSale, Subscription } from '@rise/contract/plans/shapes'
import { expect, test } from 'vitest'
import { planCostInWords } from './plan-cost.ts'

const sale: PlanSale = { open: true, prices: [], mayBuy: true, trialDays: 0 }
const subscription: Subscription = {
  plan: 'Creator',
  term: 'month',
  amount: 900,
  currency: 'EUR',
  discount: 0,
  discountEnds: null,
  state: 'active',
  periodEnds: '2026-12-20T12:00:00.000Z',
  cancelled: false,
  graceEnds: null,
}

test('the sentence about a plan’s cost depends on the subscription, on whether plans are sold, and on a gift', () => {
  const paidCost = planCostInWords({ until: null, subscription, sale })
  expect(paidCost).toContain('Creator costs €9 a month and renews on 20 Dec 2026')
  const cancelled = planCostInWords({ until: null, subscription: { ...subscription, cancelled: true }, sale })
  expect(cancelled).toContain('ends on 20 Dec 2026')
  const trial = planCostInWords({ until: null, subscription: { ...subscription, state: 'trial' }, sale })
  expect(trial).toContain('You’re trying Creator. Free until 20 Dec 2026, then €9 a month.')
  expect(planCostInWords({ until: null, subscription: null, sale })).toContain('The weekly digest is free')
  expect(planCostInWords({ until: null, subscription: null, sale: null })).toContain('an admin approves')
  expect(planCostInWords({ until: '2026-12-20T12:00:00.000Z', subscription: null, sale })).toContain('as a gift')
})
