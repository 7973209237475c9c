import { describe, expect, test } from 'vitest'
import { compoundsByPart, splitCompound } from './compounds.ts'

const words = new Set([
  'pflege',
  'fachkraft',
  'kraft',
  'fach',
  'versicherung',
  'vertrieb',
  'leiter',
  'filial',
  'filiale',
])
const isWord = (term: string) => words.has(term)

describe('a compound is split into two words that jobs use', () => {
  test.each([
    ['pflegefachkraft', ['pflege', 'fachkraft']],
    ['versicherungsvertrieb', ['versicherung', 'vertrieb']],
    ['vertriebsleiter', ['vertrieb', 'leiter']],
    ['filialleiter', ['filial', 'leiter']],
    ['filialenleiter', ['filiale', 'leiter']],
  ])('%s: %j', (compound, parts) => {
    expect(splitCompound(compound, isWord)).toEqual(parts)
  })

  test.each(['pflege', 'fachleiterin', 'krankenpflege', 'leiterleitern', 'kraft'])('%s is not split', (word) => {
    expect(splitCompound(word, isWord)).toBeUndefined()
  })
})

test('compounds are listed by their first and their last part', () => {
  const byPart = compoundsByPart(['pflegefachkraft', 'vertriebsleiter', 'filialleiter', 'pflege'], isWord)
  expect(byPart.get('leiter')).toEqual(['vertriebsleiter', 'filialleiter'])
  expect(byPart.get('pflege')).toEqual(['pflegefachkraft'])
})
