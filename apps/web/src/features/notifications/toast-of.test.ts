import type { Notification } from '@rise/contract/notifications/shapes'
import { expect, test } from 'vitest'
import { toastOf } from './toast-of.ts'

const heard = (change: Partial<Notification>): Notification => ({
  _id: 'n',
  name: 'comment:new',
  at: '2026-06-15T09:00:00.000Z',
  fresh: true,
  text: 'commented on your case',
  to: '/professional/ada',
  ...change,
})

test('a toast has no markup, is cut, and says "Attachment" instead of a message that has one', () => {
  expect(toastOf(heard({ message: `<b>${'x'.repeat(80)}</b>` }), '/feed')).toEqual({
    id: 'comment:new',
    title: 'commented on your case',
    description: `${'x'.repeat(70)}…`,
    action: { label: 'Have a look', to: '/professional/ada' },
  })
  expect(toastOf(heard({ message: 'See this', attachment: 'plan.pdf' }), '/')).toMatchObject({
    description: 'Attachment',
  })
})

test.for(['mission:done', 'mission:progress'])('%s is silent on the feed alone', (name) => {
  expect(toastOf(heard({ name }), '/feed')).toBeUndefined()
  expect(toastOf(heard({ name }), '/feed/1')).toMatchObject({ kind: 'mission' })
})

test('in quiet hours nothing pops up', () => {
  expect(toastOf(heard({ quiet: true }), '/')).toBeUndefined()
})
