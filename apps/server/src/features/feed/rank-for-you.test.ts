import { expect, test } from 'vitest'
import { type Candidate, rankForYou, weightOf } from './rank-for-you.ts'

const moment = new Date('2026-03-10T12:00:00Z')
const hoursAgo = (hours: number) => new Date(moment.getTime() - hours * 3_600_000)
let idCount = 0
const candidate = (changes: Partial<Candidate> = {}): Candidate => {
  idCount += 1
  return {
    ...{ id: `post-${idCount}`, authorId: `author-${idCount}`, at: hoursAgo(1), own: false, followed: false },
    ...{ skills: 0, fields: 0, reactions: 0, comments: 0 },
    ...changes,
  }
}
const order = (...candidates: Candidate[]) => rankForYou(candidates, moment).map(({ id }) => id)

test('a followed author, shared skills, a shared field and reactions each raise a post of the same age', () => {
  const baseline = candidate()
  for (const change of [
    { followed: true },
    { own: true },
    { skills: 1 },
    { fields: 1 },
    { reactions: 3 },
    { comments: 1 },
  ]) {
    expect(weightOf(candidate(change), moment), JSON.stringify(change)).toBeGreaterThan(weightOf(baseline, moment))
  }
  expect(weightOf(candidate({ skills: 9 }), moment)).toBe(weightOf(candidate({ skills: 3 }), moment))
  expect(weightOf(candidate({ reactions: 50_000 }), moment)).toBe(weightOf(candidate({ reactions: 50 }), moment))
})

test('a post’s weight halves every day and a half, so last week’s most popular post ranks below the newest', () => {
  expect(weightOf(candidate({ at: hoursAgo(36) }), moment)).toBeCloseTo(0.5)
  const [freshPost, loudPost] = [candidate(), candidate({ at: hoursAgo(168), reactions: 50, followed: true })]
  expect(order(loudPost, freshPost)).toEqual([freshPost.id, loudPost.id])
})

test('no author appears twice in a row if there is another author', () => {
  const ana = { authorId: 'ana', followed: true }
  const [one, two, three, other] = [candidate(ana), candidate(ana), candidate(ana), candidate()]
  const rankedIds = order(one, two, three, other)
  expect(rankedIds[1]).toBe(other.id)
  expect(new Set(rankedIds).size).toBe(4)
})
