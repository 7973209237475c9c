import { employmentTypes, seniorities, workTypes } from '@rise/contract/jobs/kinds'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roleWords } from '../../jobs/index.ts'
import type { MatchJob, MatchMember } from './facts.ts'
import { matchSkills, memberFacts } from './member-facts.ts'
import { scoreMatch } from './score-match.ts'

const member = (changes: Partial<MatchMember> = {}): MatchMember => ({
  ...memberFacts(
    {
      resume: {
        basics: { label: 'Backend engineer', location: { city: 'Porto', countryCode: 'PT' } },
        work: [{ position: 'Senior backend engineer', startDate: '2016-09' }],
        skills: [{ name: 'NodeJS' }, { name: 'Postgres' }],
        languages: [{ language: 'Portuguese', fluency: 'Native' }, { language: 'English' }],
      },
      soughtRoles: [],
      soughtWorkTypes: ['Remote'],
      wish: { pay: null, employmentTypes: [], moveTo: [] },
    },
    '2026-11-21',
  ),
  refusals: [],
  ...changes,
})

const job = (changes: Partial<MatchJob> & { title?: string } = {}): MatchJob => ({
  id: 'job',
  title: 'Senior Backend Engineer',
  words: roleWords(changes.title ?? 'Senior Backend Engineer'),
  companyId: 'company',
  skills: matchSkills(['Node.js', 'PostgreSQL', 'Kubernetes']),
  preferredSkills: [],
  department: 'engineering',
  seniority: 'Senior Level',
  employmentType: 'Full-time',
  workType: 'Remote',
  places: [place('Lisboa', 'PT')],
  pay: { amount: 80_000, currency: 'EUR' },
  language: 'en',
  ...changes,
})

function place(locality: string | null, country: string | null) {
  const name = locality ?? country ?? ''
  const slug = `${name}-${country}`.toLowerCase()
  const within = locality === null || country === null ? [] : [`${country}-${country}`.toLowerCase()]
  return {
    name,
    slug,
    within,
    locality: locality?.toLowerCase() ?? null,
    country,
    worldPart: [],
    latitude: null,
    longitude: null,
  }
}

const partOf = (name: string, ...match: Parameters<typeof scoreMatch>) =>
  scoreMatch(...match).parts.find(({ part }) => part === name)

describe('a match', () => {
  test('recognises other spellings of a skill, and lists the missing skills', () => {
    expect(partOf('skills', member(), job())).toMatchObject({
      have: ['Node.js', 'PostgreSQL'],
      missing: ['Kubernetes'],
    })
  })

  test('recognises an occupation in a German title with gender marks', () => {
    const nurse = member({
      titles: [{ text: 'Nurse', words: roleWords('Nurse'), recency: 1, department: 'healthcare' }],
    })
    const title = 'Gesundheits- und Krankenpfleger (m/w/d)'
    const fit = partOf('title', nurse, job({ title, words: roleWords(title), department: 'healthcare' }))
    expect(fit?.share).toBe(1)
  })

  test('for another occupation has the score 0, however well the place and the work type fit', () => {
    const cook = job({ words: roleWords('Cook'), skills: matchSkills(['Menu planning']), department: 'hospitality' })
    expect(scoreMatch(member(), cook).score).toBe(0)
  })

  test('has no score for a member without skills and titles', () => {
    expect(scoreMatch(member({ skills: [], titles: [] }), job()).score).toBeNull()
  })

  test('never treats remote as worldwide', () => {
    expect(partOf('place', member(), job({ places: [] }))).toMatchObject({ points: null, unknown: 'job' })
    const abroad = partOf('place', member(), job({ places: [place(null, 'US')] }))
    expect(abroad?.share).toBeLessThan(0.5)
  })

  test('compares pay in one currency only', () => {
    const memberWishing = (currency: string) => member({ pay: { amount: 100_000, currency } })
    expect(partOf('pay', memberWishing('USD'), job())?.points).toBeNull()
    expect(partOf('pay', memberWishing('EUR'), job())?.share).toBeCloseTo(1 / 3)
  })
})

describe('“not for me”', () => {
  const memberRefusing = (reason: 'too-junior' | 'wrong-place' | 'pay' | 'wrong-field', refused: MatchJob) =>
    member({ refusals: [{ reason, job: refused }] })
  const scoreOf = (...match: Parameters<typeof scoreMatch>) => scoreMatch(...match).score ?? 0

  test('lowers the job itself most', () => {
    const itself = scoreOf(memberRefusing('pay', job()), job())
    const similarScore = scoreOf(memberRefusing('pay', job({ id: 'other' })), job())
    expect(itself).toBeLessThan(similarScore)
    expect(similarScore).toBeLessThan(scoreOf(member(), job()))
  })

  test.each([
    ['too-junior', { seniority: 'Mid-Level' }, { seniority: 'Entry Level' }, { seniority: 'Senior Level' }],
    ['wrong-place', { workType: 'Onsite' }, { workType: 'Hybrid' }, { workType: 'Remote' }],
    ['pay', {}, { pay: { amount: 70_000, currency: 'EUR' } }, { pay: { amount: 90_000, currency: 'EUR' } }],
    ['wrong-field', {}, { title: 'Backend Engineer' }, { department: 'data' }],
  ] as const)('lowers only jobs that share the rejected property: %s', (reason, refused, similar, other) => {
    const loweredScore = memberRefusing(reason, job({ ...refused, id: 'refused' }))
    expect(scoreOf(loweredScore, job(similar))).toBeLessThan(scoreOf(member(), job(similar)))
    expect(scoreOf(loweredScore, job(other))).toBe(scoreOf(member(), job(other)))
  })
})

const skillNames = fc.uniqueArray(
  fc.constantFrom('Python', 'SQL', 'Excel', 'Figma', 'Welding', 'Teamwork', 'Go', 'Rust'),
  {
    maxLength: 8,
  },
)
const titleTexts = fc.constantFrom(
  'Senior Data Engineer',
  'Nurse',
  'Head Chef',
  'Manager',
  'Verkäuferin',
  '???',
  'Welder, night shift',
)
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null })
const places = fc.array(
  fc.record({ city: orNull(fc.constantFrom('Porto', 'Lyon')), country: orNull(fc.constantFrom('PT', 'FR')) }),
  { maxLength: 3 },
)
const pays = orNull(
  fc.record({ amount: fc.integer({ min: 1, max: 300_000 }), currency: fc.constantFrom('EUR', 'USD') }),
)
const jobs = fc
  .record({
    title: titleTexts,
    skills: skillNames,
    department: orNull(fc.constantFrom('data', 'healthcare', 'hospitality')),
    seniority: orNull(fc.constantFrom(...seniorities)),
    employmentType: orNull(fc.constantFrom(...employmentTypes)),
    workType: fc.constantFrom(...workTypes),
    places,
    pay: pays,
    language: orNull(fc.constantFrom('en', 'pt', 'de')),
  })
  .map(({ skills, places: where, title, ...facts }) =>
    job({
      ...facts,
      title,
      words: roleWords(title),
      skills: matchSkills(skills),
      places: where.map(({ city, country }) => place(city, country)),
    }),
  )
const members = fc
  .record({ title: titleTexts, skills: skillNames, home: orNull(fc.constantFrom('PT', 'FR')), pay: pays })
  .map(({ title, skills, home, pay }) =>
    member({
      titles: [{ text: title, words: roleWords(title), recency: 1, department: null }],
      skills: matchSkills(skills),
      home: home === null ? null : place('Porto', home),
      pay,
    }),
  )

describe('any match', () => {
  test('has a score, a certainty and a sum of points from 0 to 100', () => {
    fc.assert(
      fc.property(members, jobs, (who, what) => {
        const { score, certainty, parts } = scoreMatch(who, what)
        const sum = parts.reduce((all, { points }) => all + (points ?? 0), 0)
        for (const value of [score ?? 0, certainty, sum]) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(100.000_1)
        }
      }),
    )
  })

  test('is never lowered if the member has a further skill that the job requires', () => {
    fc.assert(
      fc.property(members, jobs, fc.nat(), (who, what, pick) => {
        const more = what.skills[pick % Math.max(1, what.skills.length)]
        // Without skills, the part is unknown, so the member's first skill may lower the match.
        fc.pre(more !== undefined && who.skills.length > 0)
        const before = scoreMatch(who, what).score ?? 0
        expect(scoreMatch({ ...who, skills: [...who.skills, more] }, what).score ?? 0).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  test('is no more certain when a fact becomes unknown, and the other parts keep their shares', () => {
    const unknowns = [
      { seniority: null },
      { pay: null },
      { language: null },
      { places: [] },
      { workType: 'Unknown' },
    ] as const
    fc.assert(
      fc.property(members, jobs, fc.constantFrom(...unknowns), (who, what, unknown) => {
        const [known, without] = [scoreMatch(who, what), scoreMatch(who, { ...what, ...unknown })]
        expect(without.certainty).toBeLessThanOrEqual(known.certainty)
        const shares = ({ parts }: typeof known) => parts.filter(({ share }) => share !== null)
        for (const { part, share } of shares(without)) {
          // The work type also decides how reachable a place is.
          if (part === 'place' && 'workType' in unknown) continue
          expect(share).toBe(known.parts.find((each) => each.part === part)?.share)
        }
      }),
    )
  })

  test('scores an unknown language no lower than one that the member doesn’t speak', () => {
    fc.assert(
      fc.property(members, jobs, (who, what) => {
        const against = scoreMatch(who, { ...what, language: 'sw' })
        expect(scoreMatch(who, { ...what, language: null }).score ?? 0).toBeGreaterThanOrEqual(against.score ?? 0)
      }),
    )
  })
})
