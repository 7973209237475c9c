import { expect, test } from 'vitest'
import { excerptOf } from './excerpt-of.ts'

const long = 'That I translate words. In my second week a judge made a joke. I have been translating silences since.'

test('an excerpt ends with a whole word, or with the text', () => {
  expect(excerptOf('  Short,\n and whole. ')).toBe('Short, and whole.')
  expect(excerptOf(long)).toBe('That I translate words. In my second week a judge made a joke. I have…')
  expect(excerptOf(`${'a'.repeat(70)} b`)).toBe(`${'a'.repeat(70)}…`)
  expect(excerptOf('b'.repeat(80))).toBe(`${'b'.repeat(70)}…`)
})
