import { describe, expect, test } from 'vitest'
import { foldText } from './fold-text.ts'
import { termOf } from './split-words.ts'
import { stemOf, stemsOf } from './stem-of.ts'

const stem = (word: string, language: string) => stemOf(foldText(word), language)

describe('the forms of a word have one stem', () => {
  test.each([
    ['de', ['Arzt', 'Ärzte', 'Ärzten']],
    ['de', ['Fachkraft', 'Fachkräfte', 'Fachkräften']],
    ['de', ['Ausbildung', 'Ausbildungen']],
    ['de', ['leitend', 'leitende', 'leitender', 'leitenden', 'leitendes', 'leitendem']],
    ['de', ['medizinische', 'medizinischer', 'medizinischen', 'medizinisches']],
    ['de', ['Kaufmann', 'Kauffrau', 'Kaufleute', 'Kauffrauen']],
    ['de', ['Kunde', 'Kunden']],
    ['en', ['nurse', 'nurses']],
    ['en', ['salesman', 'salesmen']],
    ['es', ['enfermero', 'enfermera', 'enfermeros', 'enfermeras']],
    ['es', ['conductor', 'conductora', 'conductores', 'conductoras']],
    ['es', ['gestión', 'gestiones']],
    ['es', ['comercial', 'comerciales']],
    ['fr', ['commercial', 'commerciale', 'commerciaux']],
    ['fr', ['vendeur', 'vendeuse', 'vendeurs', 'vendeuses']],
    ['fr', ['directeur', 'directrice', 'directrices']],
    ['fr', ['infirmier', 'infirmière', 'infirmières']],
    ['fr', ['chargé', 'chargée', 'chargées']],
    ['fr', ['technicien', 'technicienne', 'techniciens']],
    ['it', ['infermiere', 'infermieri', 'infermiera']],
    ['it', ['tecnico', 'tecnici', 'tecnica', 'tecniche']],
    ['it', ['operaio', 'operai']],
    ['pt', ['gestão', 'gestões']],
    ['pt', ['profissional', 'profissionais']],
    ['pt', ['vendedor', 'vendedora', 'vendedores']],
  ])('%s: %j', (language, [first = '', ...others]) => {
    for (const other of others) expect(stem(other, language), other).toBe(stem(first, language))
  })
})

test.each([
  ['de', 'Lehrer', 'Lehre'],
  ['de', 'Frau', 'Mann'],
  ['de', 'Fischer', 'Fisch'],
  ['de', 'Bayern', 'Bayer'],
  ['en', 'accounting', 'account'],
  ['en', 'marketing', 'market'],
  ['en', 'internal', 'intern'],
  ['en', 'universal', 'university'],
])('%s: %s and %s are different words', (language, one, other) => {
  expect(stem(one, language)).not.toBe(stem(other, language))
})

test('a word in a language without rules, and a word in another script, is its own stem', () => {
  expect(stemOf('lakarna', 'sv')).toBe(termOf('lakarna'))
  expect(stemOf('медсестра', 'es')).toBe(termOf('медсестра'))
})

test('a word that is its own stem in every language has a single stem', () => {
  expect(stemsOf('engineer')).toEqual(['engineer'])
  expect(stemsOf('enfermeras')).toContain('enfermer')
})
