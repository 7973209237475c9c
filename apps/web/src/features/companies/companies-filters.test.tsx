// @vitest-environment jsdom
import type { CompanyOptions } from '@rise/contract/companies/endpoints'
import { companyList } from '@rise/contract/companies/list'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../app/visitor.factory.tsx'
import { CompaniesFilters } from './companies-filters.tsx'
import type { CompanyCounts } from './company-filter-fields.tsx'

afterEach(cleanup)

const options: CompanyOptions = {
  industries: [
    { slug: 'software', name: 'Software', sector: 'Technology' },
    { slug: 'games', name: 'Games', sector: 'Media' },
    { slug: 'banking', name: 'Banking', sector: 'Finance' },
  ],
  stages: ['Seed', 'Public'],
  sizes: ['Startup', 'Enterprise'],
  teamSizes: [{ code: 50, label: '11-50' }],
}
const noOptions = { exact: true, options: [] }
const counts: CompanyCounts = {
  total: 12,
  totalCapped: false,
  industry: { exact: true, options: [{ value: 'software', name: 'Software', companies: 1_204 }] },
  stage: { exact: false, options: [{ value: 'Seed', name: 'Seed', companies: 1_000 }] },
  teamSize: noOptions,
  size: noOptions,
  place: noOptions,
  hiring: { exact: true, options: [{ value: 'true', name: 'Hiring now', companies: 7 }] },
}

function show(search: string, known: CompanyCounts | undefined = counts) {
  renderFor(<CompaniesFilters view={companyList.viewOf(search)} options={options} counts={known} />, {
    session: { status: 'guest' },
  })
}
const textsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ textContent }) => textContent)

test('each option shows its number of companies, and options without any are not offered', () => {
  show('')
  expect(textsOf('Industry')).toEqual(['Any industry', 'Software (1,204)'])
  expect(textsOf('Team size')).toEqual(['Any team size'])
  expect(screen.getByRole('checkbox', { name: 'Hiring now 7', hidden: true })).toBeDefined()
})

test('if counting ended early, counts are minimums, and options without a count are still offered', () => {
  show('')
  expect(textsOf('Stage')).toEqual(['Any stage', 'Seed (1,000+)', 'Public'])
})

test('a selected option stays, even without companies', () => {
  show('?industry=games')
  expect(textsOf('Industry')).toEqual(['Any industry', 'Software (1,204)', 'Games (0)'])
  expect(screen.getByLabelText<HTMLSelectElement>('Industry').value).toBe('games')
})

test('a search keeps the filter for companies that answer fast', () => {
  show('?answers=fast')
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Answers fast', hidden: true })
  expect([box.checked, box.name, box.value]).toEqual([true, 'answers', 'fast'])
})
