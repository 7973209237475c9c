import { expect, test } from 'vitest'
import { type Reason, varyReasons } from './vary-reasons.ts'

const work = { kind: 'work', weight: 5, text: 'Worked at Mill too' }
const place = { kind: 'place', weight: 2.5, text: 'Also in Porto' }
const friend = { kind: 'friend', weight: 4.5, text: 'Followed by Ada' }

function reasonsShown(people: Readonly<Record<string, readonly Reason[]>>, most = 10): [string, string][] {
  const possible = Object.entries(people).map(([id, reasons]) => ({
    id,
    reasons,
    weight: reasons.reduce((sum, { weight }) => sum + weight, 0),
  }))
  return varyReasons(possible, most).map(({ id, reason }) => [id, reason])
}

test('a member with several reasons is suggested with one that earlier suggestions don’t have', () => {
  expect(reasonsShown({ bob: [work, place, friend], carla: [work, friend], dora: [work, place] })).toEqual([
    ['bob', 'Worked at Mill too'],
    ['carla', 'Followed by Ada'],
    ['dora', 'Worked at Mill too'],
  ])
})

test('among many members with the same reason, one with another reason moves up', () => {
  const sameReasons = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, [work]]))
  const ids = reasonsShown({ ...sameReasons, z: [place] }).map(([id]) => id)
  expect(ids.slice(0, 2)).toEqual(['a', 'b'])
  expect(ids.indexOf('z')).toBeLessThan(6)
  expect(ids).toHaveLength(7)
})

test('a strong reason is not replaced with a weak one', () => {
  const weakReason = { kind: 'jobs', weight: 0.2, text: 'They have a new job' }
  const reasons = reasonsShown({
    a: [work, weakReason],
    b: [work, weakReason],
    c: [work, weakReason],
    d: [work, weakReason],
  })
  expect(new Set(reasons.map(([, text]) => text))).toEqual(new Set(['Worked at Mill too']))
})

test('members without a reason are omitted, and the maximum is respected', () => {
  expect(reasonsShown({ a: [work], b: [], c: [place] }, 1)).toEqual([['a', 'Worked at Mill too']])
})
