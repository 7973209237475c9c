import { expect, test } from 'vitest'
import { fill, joinAsList, withArticle, withinSentence } from './phrases.ts'

test.each([
  ['Account Executive', 'an Account Executive'],
  ['Senior Accountant', 'a Senior Accountant'],
  ['UX Researcher', 'a UX Researcher'],
  ['UI Engineer', 'a UI Engineer'],
  ['HR Business Partner', 'an HR Business Partner'],
  ['SEO Specialist', 'an SEO Specialist'],
  ['ECG Technician', 'an ECG Technician'],
  ['IT Manager', 'an IT Manager'],
  ['iOS Engineer', 'an iOS Engineer'],
  ['CNC Machinist', 'a CNC Machinist'],
  ['GIS Engineer', 'a GIS Engineer'],
  ['Ruby on Rails Developer', 'a Ruby on Rails Developer'],
])('%s gets the article that fits its sound', (noun, expected) => {
  expect(withArticle(noun)).toBe(expected)
})

test('a text with an unfilled placeholder is refused', () => {
  expect(() => fill('Work with {customers}', { product: 'our bread' })).toThrow('{customers}')
  expect(fill('{product} needs hands', { product: 'our bread' })).toBe('Our bread needs hands')
})

test('a list is joined as in a sentence, and names stay capitalised', () => {
  expect(joinAsList(['a', 'b', 'c'])).toBe('a, b and c')
  expect(joinAsList(['a'])).toBe('a')
  expect(['Free lunch', 'French courses', 'RRSP matching', '401(k) match'].map(withinSentence)).toEqual([
    'free lunch',
    'French courses',
    'RRSP matching',
    '401(k) match',
  ])
})
