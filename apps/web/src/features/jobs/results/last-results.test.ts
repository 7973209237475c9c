// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { lastResults, placeIn } from './last-results.ts'
import { rememberResults } from './remember-results.ts'

test('a job in the last list of results has neighbours and a link back to the list; any other job has neither', () => {
  rememberResults({ href: '/jobs/k/nurse', slugs: ['a', 'b', 'c'] })
  expect(placeIn(lastResults(), 'b')).toEqual({ href: '/jobs/k/nurse', previous: 'a', next: 'c' })
  expect(placeIn(lastResults(), 'a')).toEqual({ href: '/jobs/k/nurse', previous: undefined, next: 'b' })
  expect(placeIn(lastResults(), 'd')).toBeUndefined()
})

test.each([undefined, '', '{', '[]', '{"href":"https://elsewhere.example/jobs","slugs":["b"]}', '{"href":"/jobs"}'])(
  'stored text that is not a list of jobs is ignored: %s',
  (storedText) => {
    expect(placeIn(storedText, 'b')).toBeUndefined()
  },
)
