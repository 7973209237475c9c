// @vitest-environment jsdom
import type { Notification } from '@rise/contract/notifications/shapes'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { type ShownToast, takeToasts } from '../../ui/base/toast.ts'
import { catchUp } from './notification-listener.ts'
import { bellKey } from './queries.ts'

const toasts: ShownToast[] = []
const stop = takeToasts({ show: (toast) => void toasts.push(toast), dismiss: () => {} })
afterEach(() => toasts.splice(0))

const entry = (_id: string, at: string): Notification => ({
  _id,
  name: 'new-badge',
  at,
  fresh: true,
  text: `You earned ${_id}`,
  to: '/',
})

test('notifications that arrived between page load and socket connection are shown once', async () => {
  const queryClient = new QueryClient()
  const oldEntry = entry('old', '2026-06-15T09:00:00.000Z')
  const updatedEntry = entry('grown', '2026-06-15T09:00:00.000Z')
  queryClient.setQueryData(bellKey, { items: [oldEntry, updatedEntry], next: null, fresh: 2 })
  const newest = {
    items: [{ ...updatedEntry, at: '2026-06-15T09:00:05.000Z' }, entry('new', '2026-06-15T09:00:04.000Z'), oldEntry],
  }
  const api = async () => ({ success: true, result: { ...newest, next: null, fresh: 3 } })
  await catchUp(queryClient, api as never)
  expect(toasts.map(({ id, title }) => [id, title])).toEqual([
    ['badge:badge', 'You earned new'],
    ['badge:badge', 'You earned grown'],
  ])
  stop()
})

test('missed notifications are not shown if the page has not loaded the bell', async () => {
  await catchUp(new QueryClient(), (async () => Promise.reject(new Error('asked'))) as never)
  expect(toasts).toEqual([])
})
