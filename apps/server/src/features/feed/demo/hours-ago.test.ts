import { expect, test } from 'vitest'
import { hoursAgoOf } from './hours-ago.ts'
import { demoPosts } from './posts.demo.ts'

const tuesdayNoon = new Date('2026-11-24T12:00:00Z')

test('a weekday refers to its last occurrence, never the future', () => {
  expect(hoursAgoOf({ on: 'Tue 11:00' }, tuesdayNoon)).toBe(1)
  expect(hoursAgoOf({ on: 'Mon 12:00' }, tuesdayNoon)).toBe(24)
  expect(hoursAgoOf({ on: 'Tue 12:00' }, tuesdayNoon)).toBe(7 * 24)
  expect(hoursAgoOf({ on: 'Tue 13:00' }, tuesdayNoon)).toBe(7 * 24 - 1)
  expect(hoursAgoOf({ on: 'Wed 12:00', weeksAgo: 1 }, tuesdayNoon)).toBe(13 * 24)
  expect(hoursAgoOf({ hoursAgo: 5 }, tuesdayNoon)).toBe(5)
  expect(() => hoursAgoOf({ on: 'Tue 24:00' }, tuesdayNoon)).toThrow('Tue 24:00')
})

test('the demo posts are from the last two weeks at any hour, with fewer at weekends', () => {
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    const now = new Date(tuesdayNoon.getTime() + hour * 3_600_000)
    const ages = demoPosts.map((post) => hoursAgoOf(post, now))
    expect(Math.min(...ages)).toBeGreaterThan(0)
    expect(Math.max(...ages)).toBeLessThanOrEqual(14 * 24)
  }
  const onWeekends = demoPosts.filter(({ on }) => on?.startsWith('S'))
  expect(onWeekends.length).toBeLessThan(demoPosts.filter(({ on }) => on !== undefined).length / 7)
})

test('no two demo posts have the same text', () => {
  expect(new Set(demoPosts.map(({ body }) => body)).size).toBe(demoPosts.length)
})
