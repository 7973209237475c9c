import { expect, test } from 'vitest'
import { openGifts } from './policy.ts'

const giftsAt = (points: number, claimedGifts: string[] = [], role = 'professional') =>
  openGifts({ role, points, claimedGifts })

test('50 and 75 points each unlock a reward, and 100 points the spotlight if nothing was claimed before', () => {
  expect(giftsAt(49)).toEqual([])
  expect(giftsAt(50)).toEqual(['points50'])
  expect(giftsAt(74)).toEqual(['points50'])
  expect(giftsAt(75)).toEqual(['points50', 'points75'])
  expect(giftsAt(99)).toEqual(['points50', 'points75'])
  expect(giftsAt(100)).toEqual(['points50', 'points75', 'points100'])
})

test('each reward can be claimed once, and the spotlight only if nothing else was claimed before', () => {
  expect(giftsAt(100, ['points50'])).toEqual(['points75'])
  expect(giftsAt(100, ['points75'])).toEqual(['points50'])
  expect(giftsAt(100, ['points50', 'points75'])).toEqual([])
  expect(giftsAt(100, ['points100'])).toEqual(['points50', 'points75'])
})

test('only professionals can claim rewards', () => {
  for (const role of ['employer', 'admin', 'admin-content']) expect(giftsAt(100, [], role)).toEqual([])
})
