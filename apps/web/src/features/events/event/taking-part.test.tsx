// @vitest-environment jsdom
import type { Event } from '@rise/contract/events/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../../app/visitor.factory.tsx'
import { TakingPart } from './taking-part.tsx'

afterEach(cleanup)

const event = {
  ...{ _id: 'event', slug: 'bridges', audience: 'everyone', cancelled: false, own: null, waiting: 0 },
  ends: { at: '2999-01-01T20:00:00.000Z', local: '2999-01-01T21:00', offset: 60 },
} as unknown as Event

test.each([
  [{ capacity: null, going: 12, waiting: 0 }, 'Join to take part'],
  [{ capacity: 12, going: 11, waiting: 0 }, 'Join to take part'],
  [{ capacity: 12, going: 12, waiting: 3 }, 'Join waiting list'],
  [{ capacity: 12, going: 11, waiting: 3 }, 'Join waiting list'],
])('for an event with %o, a guest sees the link "%s"', (seats, offer) => {
  renderFor(<TakingPart event={{ ...event, ...seats }} />, { session: { status: 'guest' } })
  expect(screen.getByRole('link', { name: offer }).getAttribute('href')).toContain('next=%2Fevents%2Fbridges')
})
