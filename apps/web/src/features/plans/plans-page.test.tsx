// @vitest-environment jsdom
import type { PlanOffer, PlanSale } from '@rise/contract/plans/shapes'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { PlansPage } from './plans-page.tsx'

afterEach(cleanup)

const plans: PlanOffer[] = [
  { name: 'free', summary: 'For every company.', opens: [{ line: 'Your page', why: 'Show your work.' }] },
  { name: 'Pro', summary: 'For companies that reach out.', opens: [{ line: 'Convos', why: 'Write first.' }] },
]
const FREE_HERE = 'Plans are free on this site. An admin approves requests.'

function show(current: PlanOffer['name'], sale: PlanSale | null = null): void {
  const result = { plans, current, requested: null, until: null, subscription: null, sale }
  const api = (async () => ({ success: true, result })) as unknown as Api
  const user = userOf({ role: 'employer', paidPlan: current === 'free' ? null : 'Pro' })
  renderFor(<PlansPage />, { session: { status: 'member', user }, api })
}

test('a company on the free plan sees its plan marked and can request the other', async () => {
  show('free')
  const free = await screen.findByRole('region', { name: 'Free' })
  expect(within(free).getByText('Your plan')).toBeTruthy()
  const pro = within(screen.getByRole('region', { name: 'Pro' }))
  expect(pro.queryByText('Your plan')).toBeNull()
  expect(pro.getByRole('button', { name: 'Request Pro' })).toBeTruthy()
  expect(screen.getByText(FREE_HERE)).toBeTruthy()
})

test('a company on Pro sees Pro first, with links to what Pro allows, and then the free plan as included', async () => {
  show('Pro')
  const pro = within(await screen.findByRole('region', { name: 'Pro' }))
  expect(pro.getByText('Your plan')).toBeTruthy()
  expect(pro.getByRole('link', { name: 'Find people' }).getAttribute('href')).toBe('/professionals')
  expect(pro.getByRole('link', { name: 'write to support' }).getAttribute('href')).toBe(
    '/convos?id=support&role=company',
  )
  const free = within(screen.getByRole('region', { name: 'Free' }))
  expect(free.getByText('Included')).toBeTruthy()
  expect(free.getByText('Your page')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Pro', 'Free'])
  expect(screen.queryByText(FREE_HERE)).toBeNull()
})

test('where plans are sold, they aren’t called free', async () => {
  show('free', { open: true, prices: [], mayBuy: true, trialDays: 0 })
  expect(await screen.findByText('What you get with each plan.')).toBeTruthy()
  expect(screen.queryByText(FREE_HERE)).toBeNull()
})
