import type { FeedDeed, FeedPost } from '@rise/contract/feed/shapes'
import { expect, test } from 'vitest'
import { withDeedsAmong } from './feed-deeds.ts'

const NEW_TIME = '2026-11-29T12:00:00.000Z'
const OLD_TIME = '2026-11-20T12:00:00.000Z'
const newFrom = new Date('2026-11-28T12:00:00Z')
const posts = (count: number, publishedAt: string) =>
  Array.from({ length: count }, () => ({ type: 'post', publishedAt }) as FeedPost)
const deeds = (count: number, at: string) => Array.from({ length: count }, () => ({ type: 'deed', at }) as FeedDeed)
const places = (entries: readonly { readonly type: string }[]) =>
  entries.flatMap(({ type }, index) => (type === 'deed' ? [index] : []))

test('an activity follows every fifth post', () => {
  const entries = withDeedsAmong(posts(20, OLD_TIME), deeds(4, OLD_TIME), { start: 0, newPosts: 0, newFrom })
  expect(places(entries)).toEqual([5, 11, 17, 23])
})

test('older activities aren’t placed among new posts, not even on a later page', () => {
  const newPosts = 20
  const first = withDeedsAmong(posts(20, NEW_TIME), [...deeds(1, NEW_TIME), ...deeds(3, OLD_TIME)], {
    start: 0,
    newPosts,
    newFrom,
  })
  expect(places(first), 'the new one, and one where the older posts begin').toEqual([5, 21])
  const all = [...deeds(1, NEW_TIME), ...deeds(7, OLD_TIME)]
  const second = withDeedsAmong(posts(20, OLD_TIME), all, { start: 20, newPosts, newFrom })
  expect(second.filter(({ type }) => type === 'deed')).toEqual(all.slice(2, 6))
})

test('a short last page also has the activities that haven’t been placed yet', () => {
  const entries = withDeedsAmong(posts(2, NEW_TIME), deeds(3, OLD_TIME), { start: 20, newPosts: 22, newFrom })
  expect(places(entries)).toEqual([2, 3, 4])
})
