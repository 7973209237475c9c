// @vitest-environment jsdom
import type { MemberCard } from '@rise/contract/connections/shapes'
import type { Notification } from '@rise/contract/notifications/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { NotificationAct } from './notification-act.tsx'

afterEach(cleanup)

const carla: MemberCard = {
  ...{ _id: 'carla', role: 'professional', slug: 'carla', firstName: 'Carla', lastName: 'Mendes' },
  ...{ companyName: null, photo: null, headline: null, isFollowing: false },
}
const api = (async () => ({ success: true, result: { isFollowing: false, followers: 1 } })) as unknown as Api

function show(notification: Partial<Notification>): void {
  const whole = {
    _id: 'one',
    at: '2026-11-29T12:00:00Z',
    fresh: true,
    text: '',
    to: '/convos?id=carla',
    ...notification,
  }
  renderFor(<NotificationAct notification={whole as Notification} />, {
    session: { status: 'member', user: userOf() },
    api,
  })
}

test('a message, also one from support, can be replied to from its notification', () => {
  show({ name: 'missed-message', user: carla })
  expect(screen.getByRole('link', { name: 'Reply to Carla Mendes' }).getAttribute('href')).toBe('/convos?id=carla')
  cleanup()
  show({ name: 'missed-message', to: '/convos?id=support' })
  expect(screen.getByRole('link', { name: 'Reply to support' })).toBeTruthy()
})

test('a new follower can be followed back', () => {
  show({ name: 'new-follower', user: carla })
  expect(screen.getByRole('button', { name: 'Follow back Carla Mendes' })).toBeTruthy()
})

test('several followers, a follower whom the member follows, and other kinds of notifications have no button', () => {
  show({ name: 'new-follower', user: carla, count: 3 })
  show({ name: 'new-follower', user: { ...carla, isFollowing: true } })
  show({ name: 'new-badge' })
  expect([screen.queryByRole('button'), screen.queryByRole('link')]).toEqual([null, null])
})
