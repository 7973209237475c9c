import { expect, test } from 'vitest'
import { excerptAround } from './excerpt-around.ts'

test.for([
  ['Short\n text', 'text', 'Short text'],
  [`${'a '.repeat(100)}Needle${' b'.repeat(100)}`, 'needle', `…${'a '.repeat(15)}Needle${' b'.repeat(42)}…`],
  [`${'😀'.repeat(100)} lamp`, 'lamp', `…${'😀'.repeat(29)} lamp`],
  [`${'lamps '.repeat(20)}Needle`, 'needle', `…${'lamps '.repeat(5)}Needle`],
  [`${'wonderful '.repeat(20)}big Needle`, 'needle', `…${'wonderful '.repeat(2)}big Needle`],
  ['x'.repeat(130), 'missing', `${'x'.repeat(120)}…`],
] as const)('the excerpt of %j is %j', ([text, words, line]) => {
  expect(excerptAround(text, words)).toBe(line)
})
