import { describe, expect, it, test } from 'vitest'
import { jobsHref } from './base/jobs-address.ts'
import type { JobsView } from './base/jobs-view.ts'
import { chosenFilters, headingOf, isIndexable, type ViewNames } from './jobs-heading.ts'

const category = 'Design'
const location = 'Berlin, Germany'

test.each<[JobsView, ViewNames, string]>([
  [{}, {}, 'All jobs'],
  [{ list: ['remote'] }, {}, 'Remote jobs'],
  [{ list: ['remote', 'hybrid'] }, {}, 'Remote or Hybrid jobs'],
  [{ list: ['undisclosed'] }, {}, 'Undisclosed work type jobs'],
  [{ list: ['hybrid'] }, { category, location }, 'Hybrid Design jobs in Berlin, Germany'],
  [{}, { location }, 'Jobs in Berlin, Germany'],
  [{ radius: 50 }, { location }, 'Jobs within 50 km of Berlin, Germany'],
  [{}, { company: 'Lumenfield' }, 'Jobs at Lumenfield'],
  [{ keyword: 'react' }, {}, 'Jobs for “react”'],
  [{ keyword: 'raect' }, { keyword: 'react' }, 'Jobs for “react”'],
  [{ keyword: 'react' }, { category, location }, 'Design jobs for “react” in Berlin, Germany'],
])('the view %j with the names %j has the heading "%s"', (view, names, heading) => {
  expect(headingOf(view, names)).toBe(heading)
})

const fullView: JobsView = {
  keyword: 'react',
  list: ['remote', 'hybrid'],
  category: 'design',
  location: 'berlin-de',
  radius: 25,
  company: 'lumenfield',
  seniority: ['Mid-Level'],
  employmentType: ['Full-time', 'Contract'],
  payFrom: 60_000,
  payCurrency: 'EUR',
  postedWithin: 1,
  applicationType: 'Smart Apply',
  page: 3,
}

describe('the active filters', () => {
  it('are shown by their names', () => {
    expect(chosenFilters(fullView, { category, location }).map(({ label }) => label)).toEqual([
      '“react”',
      'Remote',
      'Hybrid',
      'Design',
      'Berlin, Germany and 25 km around',
      'lumenfield',
      'Mid-Level',
      'Full-time',
      'Contract',
      'From €60,000 a year',
      'Since yesterday',
      'Smart Apply',
    ])
  })

  it('say whether pay is stated, unless a currency implies it', () => {
    expect(chosenFilters({ pay: 'unstated' }, {}).map(({ label }) => label)).toEqual(['Pay not stated'])
    expect(jobsHref({ pay: 'stated', payCurrency: 'EUR' })).toBe('/jobs?payCurrency=EUR')
  })

  it('name the language of the posting', () => {
    const labels = chosenFilters({ language: ['de', 'und'] }, {}).map(({ label }) => label)
    expect(labels).toEqual(['Written in German', 'Unknown language'])
  })

  it('name the corrected words of a search', () => {
    expect(chosenFilters({ keyword: 'enginee' }, { keyword: 'engineer' })).toMatchObject([
      { label: '“engineer”', noun: 'search', without: { keyword: undefined } },
    ])
  })

  it('can each be removed by an address that starts at page 1', () => {
    const filters = chosenFilters(fullView, {})
    const shorter = filters.map(({ without }) => chosenFilters(without, {}).length)
    expect(shorter).toEqual(filters.map(() => filters.length - 1))
    expect(filters.map(({ without }) => jobsHref(without)).join(' ')).not.toContain('page')
  })
})

test.each<[JobsView, boolean]>([
  [{}, true],
  [{ page: 7 }, true],
  [{ list: ['remote'], category: 'design', location: 'berlin-de' }, true],
  [{ location: 'berlin-de' }, true],
  [{ keyword: 'react' }, true],
  [{ keyword: 'react', sort: 'newest' }, true],
  [{ keyword: 'react', list: ['remote'] }, false],
  [{ list: ['remote', 'hybrid'] }, false],
  [{ seniority: ['Mid-Level'] }, false],
  [{ location: 'berlin-de', radius: 50 }, false],
])('whether search engines may index the view %j: %s', (view, indexable) => {
  expect(isIndexable(view)).toBe(indexable)
})
