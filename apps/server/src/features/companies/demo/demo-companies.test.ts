import stages from '@rise/contract/catalogs/company-stages.json' with { type: 'json' }
import departments from '@rise/contract/catalogs/departments.json' with { type: 'json' }
import industries from '@rise/contract/catalogs/industries.json' with { type: 'json' }
import teamSizes from '@rise/contract/catalogs/team-sizes.json' with { type: 'json' }
import { company } from '@rise/contract/companies/shapes'
import { expect, test } from 'vitest'
import { slugify } from '../../../platform/slugs/slug.ts'
import { entriesOf } from '../../catalogs/index.ts'
import { demoCompanies } from './demo-companies.ts'

const companies = demoCompanies()

function unknownValues(values: readonly string[], known: readonly string[]): string[] {
  return values.filter((value) => !known.includes(value))
}

/** Returns how many of these texts a catalog contains. */
function countKnown(catalog: 'values' | 'benefits', texts: readonly string[]): number {
  return entriesOf(
    catalog,
    texts.map((text) => slugify(text)),
  ).length
}

test('there are sixty companies, each with a unique name, address and tagline', () => {
  for (const part of ['name', 'slug', 'tagline', 'website', 'story'] as const) {
    expect(new Set(companies.map((each) => each[part])).size, part).toBe(60)
  }
})

test('the companies cover all sectors and many industries, and use only catalog terms', () => {
  const usedIndustries = industries.filter(({ slug }) => companies.some(({ industry }) => industry === slug))
  expect(new Set(usedIndustries.map(({ sector }) => sector))).toEqual(new Set(industries.map(({ sector }) => sector)))
  expect(usedIndustries.length).toBeGreaterThanOrEqual(40)
  expect(
    unknownValues(
      companies.map(({ industry }) => industry),
      industries.map(({ slug }) => slug),
    ),
  ).toEqual([])
  expect(
    unknownValues(
      companies.map(({ stage }) => stage),
      stages,
    ),
  ).toEqual([])
  expect(companies.filter(({ teamSize }) => !teamSizes.some(({ code }) => code === teamSize))).toEqual([])
  const hiringDepartments = companies.flatMap(({ hiring }) => Object.keys(hiring.departments))
  expect(
    unknownValues(
      hiringDepartments,
      departments.map(({ slug }) => slug),
    ),
  ).toEqual([])
})

test('each page is within the contract’s limits and has the facts that readers look for', () => {
  for (const each of companies) {
    company
      .pick({ story: true, website: true, size: true, foundingYear: true, values: true, benefits: true })
      .parse({ ...each, values: [...each.values], benefits: [...each.benefits] })
    expect(new URL(each.website).hostname, each.name).toMatch(/^[a-z0-9-]+\.example$/)
    expect(each.values.length, each.name).toBeGreaterThanOrEqual(3)
    expect(each.values.length, each.name).toBeLessThanOrEqual(6)
    expect(countKnown('values', each.values), each.name).toBeGreaterThanOrEqual(2)
    expect(each.benefits.length, each.name).toBeGreaterThanOrEqual(5)
    expect(each.benefits.length, each.name).toBeLessThanOrEqual(8)
    expect(countKnown('benefits', each.benefits), each.name).toBeGreaterThanOrEqual(1)
    expect(each.foundingYear, each.name).toBeGreaterThan(1850)
    expect(each.foundingYear, each.name).toBeLessThan(2026)
  }
})

test('each story has two to four paragraphs and shares no sentence with another', () => {
  const sentences = new Map<string, string>()
  for (const { name, story } of companies) {
    const paragraphs = story.split('\n\n')
    expect(paragraphs.length, name).toBeGreaterThanOrEqual(2)
    expect(paragraphs.length, name).toBeLessThanOrEqual(4)
    expect(story.split(/\s+/).length, name).toBeGreaterThan(70)
    for (const sentence of story.split(/(?<=[.?!])\s+/)) {
      if (sentence.split(' ').length < 6) continue
      expect(sentences.get(sentence), `${name}: ${sentence}`).toBeUndefined()
      sentences.set(sentence, name)
    }
  }
})

test('the companies plan two thousand jobs in all, and each plans between three and a hundred and twenty', () => {
  const counts = companies.map(({ hiring }) => hiring.jobs).sort((a, b) => a - b)
  expect(counts.reduce((sum, jobs) => sum + jobs, 0)).toBe(2000)
  expect(counts.at(0)).toBeGreaterThanOrEqual(3)
  expect(counts.at(-1)).toBe(120)
})
