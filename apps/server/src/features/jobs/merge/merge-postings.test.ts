import { expect, test } from 'vitest'
import { type MergedPosting, mergePostings } from './merge-postings.ts'
import type { PostingContent } from './posting-content.ts'

function posting(source: string, parts: Partial<PostingContent> = {}): MergedPosting {
  return {
    source,
    content: {
      title: `Cook by ${source}`,
      description: `<p>${source}</p>`,
      department: null,
      seniority: null,
      employmentType: null,
      workType: null,
      applyUrl: null,
      pay: null,
      skills: [],
      benefits: [],
      validThrough: null,
      language: null,
      places: [],
      team: null,
      provenance: [],
      ...parts,
    },
  }
}

const entry = (field: string, value: string) => ({ field, value, path: field, rule: 'as-given', quote: value }) as const

test('a job with a single posting has that posting’s facts', () => {
  const single = posting('lever', { skills: ['Knives'] })
  expect(mergePostings([single])).toBe(single.content)
})

test('the leading posting’s facts come first, and the others supply missing facts with their source', () => {
  const mergedContent = mergePostings([
    posting('lever', { workType: 'Onsite', provenance: [entry('workType', 'Onsite')] }),
    posting('ashby', { workType: 'Remote', skills: ['Knives'], provenance: [entry('skills', 'Knives')] }),
    posting('personio', { skills: ['Ovens'], seniority: 'Senior Level' }),
  ])
  expect(mergedContent).toMatchObject({
    title: 'Cook by lever',
    description: '<p>lever</p>',
    workType: 'Onsite',
    skills: ['Knives'],
    seniority: 'Senior Level',
  })
  expect(mergedContent.provenance).toEqual([
    entry('workType', 'Onsite'),
    { ...entry('skills', 'Knives'), source: 'ashby' },
  ])
})

test('nice-to-have skills come from the posting that supplies the required skills', () => {
  const entries = [entry('skills', 'Knives, Ovens'), entry('preferredSkills', 'Ovens')]
  const postingWithSkills = posting('ashby', {
    skills: ['Knives', 'Ovens'],
    preferredSkills: ['Ovens'],
    provenance: entries,
  })
  const mergedContent = mergePostings([
    posting('lever'),
    postingWithSkills,
    posting('personio', { skills: ['Salt'], preferredSkills: ['Salt'] }),
  ])
  expect(mergedContent).toMatchObject({ skills: ['Knives', 'Ovens'], preferredSkills: ['Ovens'] })
  expect(mergedContent.provenance).toEqual(entries.map((each) => ({ ...each, source: 'ashby' })))
  expect(mergePostings([posting('lever', { skills: ['Salt'] }), postingWithSkills]).preferredSkills).toEqual([])
})

test('the places of all postings are joined, each once, in order', () => {
  const mergedContent = mergePostings([
    posting('lever', { places: ['faro-pt', 'vigo-es'] }),
    posting('lever', { places: ['vigo-es', 'turin-it'] }),
  ])
  expect(mergedContent.places).toEqual(['faro-pt', 'vigo-es', 'turin-it'])
})

test.each([
  ['spans one currency and period', [20, 25, 'EUR'], [22, 30, 'EUR'], [20, 30, 'EUR']],
  ['leaves out another currency', [20, 25, 'EUR'], [10, 90, 'USD'], [20, 25, 'EUR']],
  ['stays open where one is open', [20, null, 'EUR'], [22, 30, 'EUR'], [20, null, 'EUR']],
  ['is the first one where nothing is left of both', [20, null, 'EUR'], [null, 30, 'EUR'], [20, null, 'EUR']],
] as const)('the pay of a job with two postings %s', (_, one, other, expected) => {
  const pay = ([min, max, currency]: readonly [number | null, number | null, string]) =>
    ({ min, max, currency, period: 'HOUR' }) as const
  expect(mergePostings([posting('a', { pay: pay(one) }), posting('b', { pay: pay(other) })]).pay).toEqual(pay(expected))
})
