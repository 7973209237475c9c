import type { Notification } from '@rise/contract/notifications/shapes'
import { expect, test } from 'vitest'
import { namesOf } from './names-of.ts'

const user = {
  _id: 'a',
  role: 'professional',
  slug: 'ada-brook',
  firstName: 'Ada',
  lastName: 'Brook',
  companyName: null,
  photo: null,
  headline: null,
  isFollowing: false,
} as const
const about = (changes: Partial<Notification>): Notification => ({
  _id: 'n',
  name: 'new-follower',
  at: '2026-06-15T09:00:00.000Z',
  fresh: true,
  text: 'follows you',
  to: '/',
  ...changes,
})

test.for([
  [{}, ''],
  [{ user, count: 1 }, 'Ada Brook'],
  [{ user, count: 2, others: ['Kim'] }, 'Ada Brook and Kim'],
  [{ user, count: 3, others: ['Kim', 'Lou'] }, 'Ada Brook, Kim and Lou'],
  [{ user, count: 41, others: ['Kim', 'Lou'] }, 'Ada Brook, Kim and 39 others'],
  [{ user: { ...user, firstName: '' }, count: 1 }, 'Unidentified Unicorn'],
] as const)('a notification with %j names “%s”', ([changes, names]) => {
  expect(namesOf(about(changes as Partial<Notification>))).toBe(names)
})
