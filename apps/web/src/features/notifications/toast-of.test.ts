import type { Notification } from '@rise/contract/notifications/shapes'
import { expect, test } from 'vitest'
import { toastOf } from './toast-of.ts'

const notification = (change: Partial<Notification>): Notification => ({
  _id: 'n',
  name: 'comment:new',
  at: '2026-06-15T09:00:00.000Z',
  fresh: true,
  text: 'commented on your case',
  to: '/professional/ada',
  ...change,
})

test('a toast has no markup, is truncated, and shows "Attachment" for a message with a file', () => {
  expect(toastOf(notification({ message: `<b>${'x'.repeat(80)}</b>` }), '/feed')).toEqual({
    id: 'comment:new',
    title: 'commented on your case',
    description: `${'x'.repeat(70)}…`,
    action: { label: 'Have a look', to: '/professional/ada' },
  })
  expect(toastOf(notification({ message: 'See this', attachment: 'plan.pdf' }), '/')).toMatchObject({
    description: 'Attachment',
  })
})

test.for(['mission:done', 'mission:progress'])('%s shows no toast on the feed, but does on other pages', (name) => {
  expect(toastOf(notification({ name }), '/feed')).toBeUndefined()
  expect(toastOf(notification({ name }), '/feed/1')).toMatchObject({ kind: 'mission' })
})

test('in quiet hours no toast is shown', () => {
  expect(toastOf(notification({ quiet: true }), '/')).toBeUndefined()
})
