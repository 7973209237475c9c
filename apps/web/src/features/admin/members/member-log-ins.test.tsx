// @vitest-environment jsdom
import type { MemberStory } from '@rise/contract/admin/members/shapes'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { MemberLogIns } from './member-log-ins.tsx'

afterEach(cleanup)

const noFailures = { failed: 0, networks: 0, failedAt: null, refusedUntil: null, mailedUntil: null, codesUntil: null }
const at = '2026-06-15T12:00:00.000Z'
const calls: string[] = []

function open(logIns: MemberStory['logIns'], role = 'professional'): void {
  const member = { _id: 'ada', name: 'Ada Lovelace', email: 'ada@example.com', role }
  const story = { member, access: { deletedAt: null }, logIns } as unknown as MemberStory
  const api = (async (key: string) => {
    calls.push(key)
    return { success: true, result: story }
  }) as unknown as Api
  const user = userOf({ _id: 'admin', role: 'admin-support' })
  renderFor(<MemberLogIns story={story} />, { session: { status: 'member', user }, api })
}

test('a button lifts the lock of a member', async () => {
  open({ ...noFailures, failed: 10, networks: 1, failedAt: at, refusedUntil: at })
  expect(screen.getByText(/^10 wrong passwords in the last 24 hours from 1 network/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Let them try again' }))
  await waitFor(() => expect(calls).toContain('DELETE /api/v1/admin/members/{id}/log-in-lock'))
})

test('wrong passwords that caused no lock are shown without a button, and nothing is shown if there were none', () => {
  open({ ...noFailures, failed: 1, networks: 1, failedAt: at })
  expect(screen.getByText(/^1 wrong password in the last 24 hours/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  open(noFailures)
  expect(screen.queryByText(/wrong password/)).toBeNull()
})

test('the lock of an admin’s account is shown without a button to lift it', () => {
  open({ ...noFailures, codesUntil: at }, 'admin-support')
  expect(screen.getByText(/two-step verification/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
