import { expect, test } from 'vitest'
import { groupWork, newestFirst } from './group-work.ts'

const names = (entries: readonly { name?: string }[]) => entries.map(({ name }) => name)

test('ongoing entries come first, then the latest ended, then undated ones in the order in which they are written', () => {
  const entries = [
    { name: 'undated' },
    { name: 'old', startDate: '2001', endDate: '2005' },
    { name: 'now, since long', startDate: '2010-01' },
    { name: 'also undated' },
    { name: 'now, since lately', startDate: '2024-02' },
    { name: 'ended lately', startDate: '2020', endDate: '2023-12' },
  ]
  expect(names(newestFirst(entries))).toEqual([
    'now, since lately',
    'now, since long',
    'ended lately',
    'old',
    'undated',
    'also undated',
  ])
})

test('consecutive roles at one company are grouped, and missing data is not made up', () => {
  const work = [
    { name: 'Acme', position: 'Lead', startDate: '2022' },
    { name: ' ACME', position: 'Engineer', startDate: '2020', endDate: '2021' },
    { name: 'Elsewhere', startDate: '2018', endDate: '2019' },
    { name: 'Acme', position: 'Intern', startDate: '2016', endDate: '2017' },
    { position: 'Freelancer', startDate: '2014', endDate: '2015' },
    {},
  ]
  const groups = groupWork(work).map(({ company, roles }) => [company, ...roles.map(({ position }) => position)])
  expect(groups).toEqual([
    ['Acme', 'Lead', 'Engineer'],
    ['Elsewhere', ''],
    ['Acme', 'Intern'],
    ['Freelancer', ''],
  ])
})
