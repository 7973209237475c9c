import { expect, test } from 'vitest'
import { isList, itemsOf, splitList, withItems } from './split-list.ts'

test.for([
  ['Go, TypeScript, Python', ['Go', 'TypeScript', 'Python']],
  ['Go;Rust ; C++', ['Go', 'Rust', 'C++']],
  ['• Welding\n• CNC milling\n', ['Welding', 'CNC milling']],
  ['- Welding\r\n* CNC  milling', ['Welding', 'CNC milling']],
  ['日本語、英語，中文', ['日本語', '英語', '中文']],
  ['AWS (EC2, S3), Docker', ['AWS (EC2, S3)', 'Docker']],
  ['Node.js | CI/CD | A/B testing', ['Node.js', 'CI/CD', 'A/B testing']],
  ['Excel (Pivot, Macros', ['Excel (Pivot', 'Macros']],
  ['T-shaped thinking', ['T-shaped thinking']],
  [' , ;; ', []],
] as const)('%j is split into %j', ([text, items]) => {
  expect(itemsOf(text)).toEqual(items)
})

test('the rest is the text after the last separator', () => {
  expect(splitList('Go, Type')).toEqual({ items: ['Go'], rest: ' Type' })
  expect([isList('Go'), isList('Go,'), isList('CI/CD')]).toEqual([false, true, false])
})

test('items that differ only in case are added once', () => {
  expect(withItems(['Go'], ['go', 'Rust', 'RUST'])).toEqual(['Go', 'Rust'])
})
