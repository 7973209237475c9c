// @vitest-environment jsdom
import type { PlanSale, Subscription } from '@rise/contract/plans/shapes'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { PaidPlan } from './paid-plan.tsx'

afterEach(cleanup)

const sale: PlanSale = { open: true, prices: [], mayBuy: true, trialDays: 0 }
const paidSubscription: Subscription = {
  ...{ plan: 'Pro', term: 'month', amount: 900, currency: 'EUR', discount: 0, discountEnds: null },
  ...{ state: 'active', periodEnds: '2026-12-20T12:00:00.000Z', cancelled: false, graceEnds: null },
}

test('the confirmation before cancelling a plan has an unambiguous button for each answer', async () => {
  const calls: string[] = []
  const api = (async (key: string) => {
    calls.push(key)
    return { success: true, result: {} }
  }) as unknown as Api
  renderFor(<PaidPlan paid={paidSubscription} sale={sale} />, { session: { status: 'member', user: userOf() }, api })
  const openConfirmation = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Cancel plan' }))
    return within(await screen.findByRole('alertdialog', { name: 'Cancel your Pro plan?' }))
  }
  const first = await openConfirmation()
  expect(first.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Keep my plan', 'Cancel plan'])
  fireEvent.click(first.getByRole('button', { name: 'Keep my plan' }))
  expect(calls).toEqual([])
  fireEvent.click((await openConfirmation()).getByRole('button', { name: 'Cancel plan' }))
  await expect.poll(() => calls).toEqual(['PUT /api/v1/plans/cancellation'])
})
