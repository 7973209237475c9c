// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { NotificationBell } from './notification-bell.tsx'

afterEach(cleanup)

const entry = (_id: string) => ({
  ...{ _id, name: 'new-badge', at: '2026-03-01T10:00:00.000Z', fresh: true },
  ...{ text: `You earned ${_id}`, to: '/' },
})

test('pressing the bell loads and shows the newest notifications before it clears them', async () => {
  const calls: string[] = []
  const entries = [entry('one')]
  const api = (async (key: string) => {
    calls.push(key)
    return { success: true, result: { items: [...entries], next: null, fresh: entries.length } }
  }) as unknown as Api
  renderFor(<NotificationBell />, { session: { status: 'member', user: userOf() }, api })
  const bell = await screen.findByRole('button', { name: 'Notifications, 1 new' })
  entries.unshift(entry('two'))
  fireEvent.click(bell)
  expect(await screen.findByText('You earned two')).toBeTruthy()
  expect(screen.getByText('You earned one')).toBeTruthy()
  await screen.findByRole('button', { name: 'Notifications' })
  expect(calls).toEqual([
    'GET /api/v1/notifications',
    'GET /api/v1/notifications',
    'DELETE /api/v1/{roles}/notifications',
  ])
})
