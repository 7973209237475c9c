// @vitest-environment jsdom
import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import type { CompanyToday } from '@rise/contract/companies/today/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { EndingJobs } from './ending-jobs.tsx'

afterEach(cleanup)

const endsAt = '2030-12-04T00:00:00.000Z'
const today = (count: number) =>
  ({ jobs: { ending: count === 0 ? [] : [{ _id: 'one', title: 'Grants Writer', endsAt }] } }) as unknown as CompanyToday

function open(count: number, standing: 'active' | 'pending' = 'active') {
  const api = vi.fn(async () => ({ success: true, result: { endsAt: '2031-01-03T00:00:00.000Z' } }))
  renderFor(<EndingJobs desk={{ _id: 'mill', slug: 'mill' } as CompanyDesk} today={today(count)} />, {
    session: { status: 'member', user: userOf({ _id: 'mill', role: 'employer', slug: 'mill', standing }) },
    api: api as unknown as Api,
  })
  return api
}

test('one press extends a job by 30 days from the end that the page shows', async () => {
  const api = open(1)
  expect(screen.getByText(/^Closes/).querySelector('time')?.dateTime).toBe(endsAt)
  fireEvent.click(screen.getByRole('button', { name: 'Extend Grants Writer by 30 days' }))
  await expect
    .poll(() => api.mock.calls[0])
    .toEqual([
      'PUT /api/v1/companies/{slug}/written-jobs/{id}/extension',
      { params: { slug: 'mill', id: 'one' }, body: { endsAt } },
    ])
})

test('the section is absent if no job ends soon, and an unconfirmed member can’t extend a job', () => {
  open(0)
  expect(screen.queryByRole('region')).toBeNull()
  cleanup()
  open(1, 'pending')
  expect(screen.queryByRole('button')).toBeNull()
})
