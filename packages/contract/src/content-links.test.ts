import { expect, test } from 'vitest'
import { contentAt, contentPath } from './content-links.ts'

test.for([
  ['job', '/jobs/x'],
  ['question', '/real-talk/x'],
  ['headline', '/headlines/x'],
  ['event', '/events/x'],
  ['portfolio', '/professional/portfolio/x'],
] as const)('the path of a %s is %s', ([contentType, path]) => {
  expect(contentPath(contentType, 'x')).toBe(path)
  expect(contentAt(`${path}#answer-1`)).toEqual({ contentType, slug: 'x' })
})

test('a path that belongs to no content returns undefined', () => {
  for (const path of ['/', '/jobs', '/professional/ada', '/settings/x']) expect(contentAt(path)).toBeUndefined()
})
