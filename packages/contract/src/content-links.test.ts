import { expect, test } from 'vitest'
import { contentPath } from './content-links.ts'

test.for([
  ['job', '/jobs/x'],
  ['question', '/real-talk/x'],
  ['headline', '/headlines/x'],
  ['event', '/events/x'],
  ['portfolio', '/professional/portfolio/x'],
] as const)('a %s stands at %s', ([contentType, path]) => {
  expect(contentPath(contentType, 'x')).toBe(path)
})
