import { expect, test } from 'vitest'
import { isSameWorkplace } from '../../connections/index.ts'
import { presentWorkplaces } from './workplace.ts'
import { soughtMarks, workplaceMarks } from './workplace-marks.ts'

test.for([
  ['Acme', 'ACME, Inc.'],
  ['Müller & Söhne GmbH', 'Muller and Sohne'],
  ['The Body of Work Ltd.', 'Body of Work'],
  ['株式会社メルカリ', '株式会社 メルカリ'],
  ['Café Noir S.A.', 'cafe noir'],
] as const)('%s and %s are one company', ([one, other]) => {
  expect(isSameWorkplace({ name: one }, { name: other })).toBe(true)
})

test.for([
  ['Acme', 'Acme Health'],
  ['', ''],
  ['Inc.', 'Ltd.'],
  ['日立', '東芝'],
] as const)('%s and %s are two companies', ([one, other]) => {
  expect(isSameWorkplace({ name: one }, { name: other })).toBe(false)
})

test('a subdomain is the same company, but a host with the same ending is not', () => {
  const at = (website: string) => ({ name: website, website })
  expect(isSameWorkplace(at('https://www.acme.example/x'), at('http://careers.acme.example'))).toBe(true)
  expect(isSameWorkplace(at('https://acme.example'), at('https://notacme.example'))).toBe(false)
  expect(isSameWorkplace(at('nonsense'), at('https://acme.example'))).toBe(false)
})

test('an entry counts as current work if it has no end, or one that has not passed', () => {
  const work = [
    { name: 'Now' },
    { name: 'Past', endDate: '2026-05' },
    { name: 'This month', endDate: '2026-06' },
    { name: 'Later', endDate: '2027' },
    { name: 'Long ago', endDate: '2020' },
  ]
  const names = presentWorkplaces({ work }, '2026-06-15').map(({ name }) => name)
  expect(names).toEqual(['Now', 'This month', 'Later'])
})

test('two companies share a mark if and only if they are the same', () => {
  const names = ['Acme', 'ACME, Inc.', 'Acme Health', '', '日立']
  const sites = [
    null,
    'https://www.acme.example/x',
    'http://careers.acme.example',
    'https://jobs.acme.example',
    'nonsense',
  ]
  const all = names.flatMap((name) => sites.map((website) => ({ name, website })))
  for (const client of all) {
    for (const other of all) {
      const meet = soughtMarks([other]).some((mark) => workplaceMarks([client]).includes(mark))
      expect(meet, `${JSON.stringify(client)} ${JSON.stringify(other)}`).toBe(isSameWorkplace(client, other))
    }
  }
})
