import type { FeedCursorPage, FeedEntry, FeedPicks } from '@rise/contract/feed/shapes'
import { expect, test } from 'vitest'
import { blocksOf, untilEnding } from './feed-blocks.ts'

const NEW_FROM = '2026-03-01T10:00:00.000Z'
const author = { _id: 'ada' }

function entry(id: string, { isNew = true, type = 'post' }: { isNew?: boolean; type?: FeedEntry['type'] } = {}) {
  const at = isNew ? '2026-03-02T09:00:00.000Z' : '2026-02-20T09:00:00.000Z'
  return { type, _id: id, author, ...(type === 'post' ? { publishedAt: at } : { at }) } as unknown as FeedEntry
}

const posts = (name: string, count: number, isNew = true) =>
  Array.from({ length: count }, (_, n) => entry(`${name}${n}`, { isNew }))
const page = (items: readonly FeedEntry[]) => ({ items, newFrom: NEW_FROM }) as FeedCursorPage
const picks = {
  jobs: [{ job: { _id: 'job0' } }, { job: { _id: 'job1' } }],
  questions: [{ _id: 'question0' }, { _id: 'question1' }, { _id: 'question2' }],
  events: [{ _id: 'event0' }],
} as unknown as FeedPicks

const idsOf = (blocks: ReturnType<typeof blocksOf>) =>
  blocks.map((block) => {
    if (block.type === 'post') return block.post._id
    if (block.type === 'deeds') return block.deeds.map(({ _id }) => _id).join('+')
    return block.type === 'ending' ? 'ending' : block.id
  })
const options = { picks, ends: true, hasNextPage: true }

test('every fifth card is followed by a job, a question or an event, at most one of each per page', () => {
  const blocks = idsOf(blocksOf([page(posts('a', 20)), page(posts('b', 20))], options))
  const pickPlaces = blocks.flatMap((id, place) => (/^(job|question|event)/.test(id) ? [[id, place]] : []))
  expect(pickPlaces).toEqual([
    ['job0', 5],
    ['question1', 11],
    ['event0', 17],
    ['job1', 23],
    ['question2', 29],
  ])
})

test('without picks, or without an ending, a list shows only posts', () => {
  for (const changes of [{ picks: undefined }, { ends: false }]) {
    expect(idsOf(blocksOf([page(posts('a', 12))], { ...options, ...changes }))).toHaveLength(12)
  }
})

test('the ending is between the new and the earlier posts, also across pages', () => {
  const blocks = blocksOf([page(posts('a', 3)), page([...posts('b', 1), ...posts('old', 2, false)])], options)
  expect(idsOf(blocks)).toEqual(['a0', 'a1', 'a2', 'b0', 'ending', 'old0', 'job1', 'old1'])
  expect(idsOf([...untilEnding(blocks)])).toEqual(['a0', 'a1', 'a2', 'b0', 'ending'])
})

test('the ending comes first if no post is new and last if all are, but not before the last page is loaded', () => {
  expect(blocksOf([page(posts('old', 1, false))], options)[0]).toEqual({
    ...{ type: 'ending', hasNew: false, hasEarlier: true },
  })
  expect(idsOf(blocksOf([page(posts('a', 2))], options))).toEqual(['a0', 'a1'])
  expect(blocksOf([page(posts('a', 2))], { ...options, hasNextPage: false }).at(-1)).toEqual({
    ...{ type: 'ending', hasNew: true, hasEarlier: false },
  })
  expect(blocksOf([page([])], { ...options, hasNextPage: false })).toEqual([])
})

test('adjacent activities form one card, even across the fifth position, and an entry is shown once', () => {
  const deed = (id: string) => entry(id, { type: 'deed' })
  const items = [...posts('a', 4), deed('x'), deed('y'), ...posts('b', 1), entry('a0')]
  expect(idsOf(blocksOf([page(items)], options))).toEqual(['a0', 'a1', 'a2', 'a3', 'x+y', 'job0', 'b0'])
})
