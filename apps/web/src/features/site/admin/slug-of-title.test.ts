import { expect, test } from 'vitest'
import { slugOfTitle } from './slug-of-title.ts'

test.for([
  ['About us', 'about-us'],
  ['  Über Größe & Maß!  ', 'uber-grosse-mass'],
  ['Crédits — 2026', 'credits-2026'],
  ['¿?', ''],
  [`${'word '.repeat(30)}`, `${'word-'.repeat(15)}word`],
] as const)('the title “%s” gets the address %s', ([title, slug]) => {
  expect(slugOfTitle(title)).toBe(slug)
})
