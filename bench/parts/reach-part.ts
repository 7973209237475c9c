// Measures whether the first matches are jobs within the member's reach: see bench/match/README.md.
import { readFileSync } from 'node:fs'
import type { EmploymentType, WorkType } from '@rise/contract/jobs/kinds'
import type { Resume } from '@rise/contract/resumes/shapes'
import { jobFacts } from '../../apps/server/src/features/match/scoring/job-facts.ts'
import { memberFacts } from '../../apps/server/src/features/match/scoring/member-facts.ts'
import { byScore, scoreMatch } from '../../apps/server/src/features/match/scoring/score-match.ts'
import { seededRandom } from '../generated-words.ts'
import { locatedPlace } from '../located-place.ts'
import type { Row } from '../table.ts'

interface Story {
  readonly id: string
  readonly trade: string
  readonly resume: Resume
  readonly soughtRoles: readonly string[]
  readonly soughtWorkTypes: readonly string[]
  readonly wish: {
    readonly pay: { readonly amount: number; readonly currency: string } | null
    readonly employmentTypes: readonly EmploymentType[]
    readonly moveTo: readonly string[]
  }
  /** Labelled by hand: the country, the cities within reach, and those that the wish to move adds. */
  readonly reach: { readonly country: string; readonly cities: readonly string[]; readonly move: readonly string[] }
}

interface Trade {
  readonly department: string
  readonly titles: readonly string[]
  readonly skills: readonly string[]
  /** Whether jobs of this trade can be done from home. */
  readonly office: boolean
}

interface Openings {
  readonly trades: Readonly<Record<string, Trade>>
  readonly cities: Readonly<Record<string, readonly string[]>>
}

interface Opening {
  readonly trade: string
  readonly workType: WorkType
  readonly city: string | null
  readonly country: string | null
  readonly facts: ReturnType<typeof jobFacts>
}

const JUDGED_ON = '2026-11-28'
const FIRST_COUNT = 20
const PRECISION_AT = 10
/** It was 0.45 before the match took reach into account. */
const MIN_PRECISION = 0.55
/** The number of jobs for each trade, place and work type. */
const OF_A_KIND = 5

/** Measures the first matches of twelve members, among openings of twelve trades in ten countries. */
export function measureReach(): Row[] {
  const openings = makeOpenings(readJson<Openings>('openings'))
  const stories = readJson<Story[]>('stories')
  const results = stories.map((story) => {
    const firstOpenings = bestOf(story, openings).slice(0, FIRST_COUNT)
    const outside = firstOpenings.filter((opening) => !isInReach(story, opening)).length
    const right =
      firstOpenings.slice(0, PRECISION_AT).filter((opening) => isRight(story, opening)).length / PRECISION_AT
    console.error(`${story.id.padEnd(22)} P@10 ${right.toFixed(1)}, out of reach in the first 20: ${outside}`)
    return { outside, right }
  })
  return [
    { metric: 'Stories with a home', unit: '', measured: results.length, limit: { atLeast: 12 } },
    {
      metric: 'Jobs out of reach in the first 20, all stories',
      unit: '',
      measured: results.reduce((sum, { outside }) => sum + outside, 0),
      limit: { atMost: 0 },
    },
    {
      metric: 'Right jobs in the first 10, mean P@10',
      unit: '',
      measured: results.reduce((sum, { right }) => sum + right, 0) / results.length,
      limit: { atLeast: MIN_PRECISION },
    },
  ]
}

function bestOf({ soughtRoles, soughtWorkTypes, resume, wish }: Story, openings: readonly Opening[]): Opening[] {
  const member = { ...memberFacts({ resume, soughtRoles, soughtWorkTypes, wish }, JUDGED_ON), refusals: [] }
  return openings
    .map((opening) => ({ opening, match: scoreMatch(member, opening.facts) }))
    .filter(({ match }) => match.limits.length === 0)
    .toSorted((a, b) => byScore(a.match, b.match))
    .map(({ opening }) => opening)
}

/**
 * Whether the member can take the job from their home or from a place that they would move to. A job without a place
 * counts as within reach.
 */
function isInReach({ reach, soughtWorkTypes }: Story, { workType, city, country }: Opening): boolean {
  if (soughtWorkTypes.length > 0 && !soughtWorkTypes.includes(workType)) return false
  if (country === null) return true
  if (workType === 'Remote') return country === reach.country
  return city !== null && (reach.cities.includes(city) || reach.move.includes(city))
}

function isRight(story: Story, opening: Opening): boolean {
  return opening.trade === story.trade && isInReach(story, opening)
}

/**
 * Returns the same openings at each call: each trade in each city, and remote jobs in each country and in an unknown
 * one.
 */
function makeOpenings({ trades, cities }: Openings): Opening[] {
  const random = seededRandom(28)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const places = Object.entries(cities).flatMap(([country, names]) => names.map((city) => ({ city, country })))
  const remote = [...Object.keys(cities), null].map((country) => ({ city: null, country }))
  return Object.entries(trades).flatMap(([name, trade]) => {
    const kinds = [
      ...places.map((place) => ({ ...place, workType: 'Onsite' as const })),
      ...(trade.office ? places.map((place) => ({ ...place, workType: 'Hybrid' as const })) : []),
      ...(trade.office ? remote.map((place) => ({ ...place, workType: 'Remote' as const })) : []),
    ]
    return kinds.flatMap(({ city, country, workType }) =>
      Array.from({ length: OF_A_KIND }, (_, index): Opening => {
        const id = `${name}-${city ?? ''}-${country ?? ''}-${workType}-${index}`
        const skills = trade.skills.filter(() => random() < 0.6)
        const title = pick(trade.titles)
        const facts = jobFacts({
          ...{
            id,
            title,
            company_id: id,
            skills,
            preferred_skills: [],
            department: trade.department,
            work_type: workType,
          },
          ...{ seniority: title.startsWith('Senior') ? 'Senior Level' : null, employment_type: 'Full-time' },
          ...{ pay_min: null, pay_max: null, pay_currency: null, pay_period: null, language: null },
          places: country === null ? [] : [locatedPlace(city, country)],
        })
        return { trade: name, workType, city, country, facts }
      }),
    )
  })
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../match/${name}.json`, import.meta.url), 'utf8'))
}
