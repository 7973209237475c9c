import type { Notification } from '@rise/contract/notifications/shapes'
import { expect, test } from 'vitest'
import { groupByTime } from './group-by-time.ts'

const now = new Date(2026, 10, 29, 12)
const at = (...parts: [year: number, month: number, day: number, hour?: number]) =>
  ({ _id: parts.join('-'), at: new Date(...parts).toISOString() }) as Notification
const groupsOf = (...items: Notification[]) =>
  groupByTime(items, now).map(({ name, isDay, items: ofGroup }) => [name, isDay, ofGroup.length])

test('the last seven days have a group each, and older notifications are grouped by month', () => {
  expect(
    groupsOf(
      at(2026, 10, 29, 11),
      at(2026, 10, 29, 9),
      at(2026, 10, 28),
      at(2026, 10, 23),
      at(2026, 10, 22, 23),
      at(2026, 10, 1),
      at(2026, 9, 31),
      at(2026, 9, 2),
      at(2025, 9, 2),
    ),
  ).toEqual([
    ['Today', true, 2],
    ['Yesterday', true, 1],
    ['Monday 23 November', true, 1],
    ['Earlier this month', false, 2],
    ['October', false, 2],
    ['October 2025', false, 1],
  ])
})

test('without notifications there are no groups', () => {
  expect(groupsOf()).toEqual([])
})
