// @vitest-environment jsdom
import type { ApplyForm } from '@rise/contract/applications/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { ApplyButton } from './apply-button.tsx'

afterEach(cleanup)

/** The button for a member; `_id` is that of the application that was sent. */
function renderWith(user: Parameters<typeof userOf>[0], _id: string | null) {
  const application = (_id === null ? null : { _id }) as ApplyForm['application']
  const api = vi.fn(async () => ({ success: true, result: { application } }))
  const session = { status: 'member', user: userOf(user) } as const
  renderFor(<ApplyButton job={{ slug: 'keeper', title: 'Keeper' }} />, { session, api: api as unknown as Api })
  return api
}

test('a job that one has applied for leads to the application', async () => {
  renderWith({ role: 'professional' }, 'one')
  const link = await screen.findByRole('link', { name: 'View application' })
  expect(link.getAttribute('href')).toBe('/professional/jobs?application=one')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a job that one has not applied for can be applied for', async () => {
  const api = renderWith({ role: 'professional' }, null)
  await vi.waitFor(() => expect(api).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy()
})

test('a company applies for nothing', () => {
  expect(renderWith({ role: 'employer' }, null)).not.toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
})
