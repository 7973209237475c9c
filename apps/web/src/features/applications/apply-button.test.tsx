// @vitest-environment jsdom
import type { ApplyForm } from '@rise/contract/applications/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { writeDraft } from '../../app/forms/drafts/draft-store.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { ApplyButton } from './apply-button.tsx'
import { applyDraftName } from './queries.ts'

afterEach(cleanup)

/** Renders the button for a member; `_id` is the id of the application that the member has sent. */
function renderWith(user: Parameters<typeof userOf>[0], _id: string | null, dateClosed: string | null = null) {
  const application = (_id === null ? null : { _id }) as ApplyForm['application']
  const api = vi.fn(async () => ({ success: true, result: { application } }))
  const session = { status: 'member', user: userOf(user) } as const
  renderFor(<ApplyButton job={{ slug: 'keeper', title: 'Keeper', dateClosed }} />, {
    session,
    api: api as unknown as Api,
  })
  return api
}

test('a job already applied for links to the application', async () => {
  renderWith({ role: 'professional' }, 'one')
  const link = await screen.findByRole('link', { name: 'View application' })
  expect(link.getAttribute('href')).toBe('/professional/jobs?application=one')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a job not applied for yet offers to apply', async () => {
  const api = renderWith({ role: 'professional' }, null)
  await expect.poll(() => api).toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy()
})

test('a closed job offers only to open a draft typed in this tab, if there is one', async () => {
  const api = renderWith({ role: 'professional' }, null, '2026-11-20T00:00:00Z')
  await expect.poll(() => api).toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  const values = { note: 'I can start in May.' }
  writeDraft(applyDraftName('keeper'), { owner: userOf({ role: 'professional' })._id, values })
  renderWith({ role: 'professional' }, null, '2026-11-20T00:00:00Z')
  expect(screen.getByRole('button', { name: 'See your draft' })).toBeTruthy()
})

test('a company sees no button', () => {
  expect(renderWith({ role: 'employer' }, null)).not.toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
})
