// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { ApplyWithAnswers } from './apply-with-answers.tsx'

afterEach(cleanup)

function open({ isOpen = true, version = 1 }) {
  const api = vi.fn(async (key: string) => ({
    success: true,
    result: key.endsWith('/details') ? { version } : { open: isOpen, asked: false, place: null, limited: false },
  }))
  renderFor(
    <ApplyWithAnswers job={{ slug: 'keeper' }} applyUrl="https://jobs.example/1" className="">
      <a href="https://jobs.example/1">Apply</a>
    </ApplyWithAnswers>,
    { session: { status: 'member', user: userOf({ role: 'professional' }) }, api: api as unknown as Api },
  )
  return api
}

test('members with saved answers get a link to apply with them, and a menu instead of the employer’s link', async () => {
  open({})
  const link = await screen.findByRole('link', { name: 'Apply with my answers' })
  expect(link.getAttribute('href')).toBe('/smart-apply?job=keeper')
  expect(screen.getByRole('button', { name: 'Other ways to apply' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull()
})

test('members without saved answers or without access get the link to the employer’s form', async () => {
  const api = open({ version: 0 })
  await expect.poll(() => api.mock.calls.length).toBe(2)
  expect(screen.getByRole('link', { name: 'Apply' })).toBeDefined()
  cleanup()
  const limitedApi = open({ isOpen: false })
  await expect.poll(() => limitedApi.mock.calls.length).toBe(1)
  expect(screen.getByRole('link', { name: 'Apply' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Apply with my answers' })).toBeNull()
})
