import skills from '@rise/contract/catalogs/skills.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { roleWords } from '../../jobs/index.ts'
import type { MatchJob } from './facts.ts'
import { matchSkills, memberFacts } from './member-facts.ts'
import { skillsPart } from './skills-part.ts'

function shareOf(own: readonly string[], asked: readonly string[], preferred: readonly string[] = []): number | null {
  return partOf(own, asked, preferred).share
}

function partOf(own: readonly string[], asked: readonly string[], preferred: readonly string[]) {
  const resume = { skills: own.map((name) => ({ name })) }
  const wish = { pay: null, employmentTypes: [], moveTo: [] }
  const facts = memberFacts({ resume, soughtRoles: [], soughtWorkTypes: [], wish }, '2026-11-21')
  const job: MatchJob = {
    ...{ id: 'job', title: 'Job', words: roleWords('Job'), companyId: 'company', skills: matchSkills(asked) },
    preferredSkills: matchSkills(preferred),
    ...{
      department: null,
      seniority: null,
      employmentType: null,
      workType: 'Unknown',
      places: [],
      pay: null,
      language: null,
    },
  }
  return skillsPart({ ...facts, refusals: [] }, job)
}

test.each([
  ['Ruby on Rails', 'Ruby'],
  ['Rails', 'Ruby'],
  ['React', 'Frontend'],
  ['React', 'Front-end development'],
  ['Next.js', 'JavaScript'],
  ['OpenAI API', 'OpenAI'],
  ['OpenAI', 'OpenAI API'],
  ['Java', 'Java 17'],
  ['Spring Boot', 'Java'],
  ['Amazon EC2', 'AWS'],
  ['Emergency nursing', 'Nursing'],
  ['Accounts payable', 'Accounting'],
  ['Certified ScrumMaster', 'Agile'],
])('knowing %s counts for %s', (own, asked) => {
  expect(shareOf([own], [asked])).toBe(1)
})

test.each([
  ['Ruby', 'Ruby on Rails'],
  ['JavaScript', 'React'],
  ['Java', 'JavaScript'],
  ['C', 'C++'],
  ['Business development', 'Business intelligence'],
  ['Google Cloud', 'AWS'],
])('knowing %s does not count for %s', (own, asked) => {
  expect(shareOf([own], [asked])).toBe(0)
})

test('twelve of thirty keywords are enough to cover a posting', () => {
  const many = Array.from({ length: 30 }, (_, index) => `Narrow keyword ${String.fromCharCode(65 + index)}x`)
  const shares = [1, 3, 6, 12].map((known) => shareOf(many.slice(0, known), many) ?? 0)
  expect(shares[1]).toBeGreaterThan(0.25)
  expect(shares[2]).toBeGreaterThan(0.5)
  expect(shares[3]).toBe(1)
  expect(shareOf(many.slice(0, 3), many.slice(0, 6))).toBe(0.5)
})

describe('nice-to-have skills', () => {
  const requiredSkills = ['Python', 'SQL', 'Redis', 'Kafka']
  const many = ['Terraform', 'Helm', 'Rust', 'Scala', 'Elixir', 'Perl', 'Ansible', 'Jenkins']

  test('cost nothing when missing, however many there are', () => {
    for (const knownCount of [0, 2, 4])
      expect(shareOf(['Figma', ...requiredSkills.slice(0, knownCount)], requiredSkills, many)).toBe(
        knownCount / requiredSkills.length,
      )
    expect(partOf(['Python'], requiredSkills, many)).toMatchObject({
      known: 1,
      missing: requiredSkills.slice(1),
      preferred: many,
    })
  })

  test('help a little when known, but all together only as much as one required skill', () => {
    const without = shareOf(['Python', 'SQL'], requiredSkills, many) ?? 0
    const withOne = shareOf(['Python', 'SQL', 'Helm'], requiredSkills, many) ?? 0
    const withAll = shareOf(['Python', 'SQL', ...many], requiredSkills, many) ?? 0
    expect(withOne).toBeGreaterThan(without)
    expect(withOne).toBeLessThan(shareOf(['Python', 'SQL', 'Redis'], requiredSkills, many) ?? 0)
    expect(withAll).toBe(shareOf(['Python', 'SQL', 'Redis'], requiredSkills, many))
    expect(shareOf([...requiredSkills, ...many], requiredSkills, many)).toBe(1)
    expect(partOf(['Python', 'Helm'], requiredSkills, many).have).toEqual(['Python', 'Helm'])
  })

  test('don’t decide the match with a job without required skills', () => {
    expect(partOf(['Helm'], [], many)).toMatchObject({ share: null, unknown: 'job' })
  })
})

test('every implied skill is in the catalog', () => {
  const names = new Set(skills.map(({ name }) => name))
  const broader = skills.flatMap((skill) => ('broader' in skill ? (skill.broader ?? []) : []))
  expect(broader.filter((name) => !names.has(name))).toEqual([])
  expect(broader.length).toBeGreaterThan(200)
})
