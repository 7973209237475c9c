import { expect, test } from 'vitest'
import { openGifts } from './policy.ts'

const of = (points: number, claimedGifts: string[] = [], role = 'professional') =>
  openGifts({ role, points, claimedGifts })

test('points open rewards: 50, 75, and 100 with nothing claimed', () => {
  expect(of(49)).toEqual([])
  expect(of(50)).toEqual(['points50'])
  expect(of(74)).toEqual(['points50'])
  expect(of(75)).toEqual(['points50', 'points75'])
  expect(of(99)).toEqual(['points50', 'points75'])
  expect(of(100)).toEqual(['points50', 'points75', 'points100'])
})

test('each is claimed once, and the spotlight is only for those who claimed nothing', () => {
  expect(of(100, ['points50'])).toEqual(['points75'])
  expect(of(100, ['points75'])).toEqual(['points50'])
  expect(of(100, ['points50', 'points75'])).toEqual([])
  expect(of(100, ['points100'])).toEqual(['points50', 'points75'])
})

test('only professionals claim', () => {
  for (const role of ['employer', 'admin', 'admin-content']) expect(of(100, [], role)).toEqual([])
})
