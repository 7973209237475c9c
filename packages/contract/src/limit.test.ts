import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { limitsInWords, perHour } from './limit.ts'

const limits = Object.values<Endpoint>(contract).flatMap((endpoint) => endpoint.limits ?? [])

test('limits with the same name have the same values, so that their endpoints share one count', () => {
  expect(limits.length).toBeGreaterThan(0)
  for (const limit of limits) expect(limits.find(({ name }) => name === limit.name)).toEqual(limit)
})

test('if an endpoint for guests has limits, one of them also counts guests', () => {
  for (const { access, limits = [] } of Object.values<Endpoint>(contract)) {
    if (access !== 'guest' || limits.length === 0) continue
    expect(limits.some(({ by, of }) => by === 'network' && of !== 'professional')).toBe(true)
  }
})

test('each limit is described in words', () => {
  expect(limitsInWords([])).toBe('')
  const limits = [perHour('a', 5, { by: 'network', of: 'guest' }), perHour('b', 20, { by: 'actor' })]
  expect(limitsInWords(limits)).toBe(
    'At most 5 calls in 3600 seconds for each network (guests). ' +
      'At most 20 calls in 3600 seconds for each professional or company.',
  )
})
