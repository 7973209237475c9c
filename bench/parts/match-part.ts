// The quality of the match's order for judged members: see bench/match/README.md.
import { readFileSync } from 'node:fs'
import type { EmploymentType } from '@rise/contract/jobs/kinds'
import type { Job } from '@rise/contract/jobs/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { jobFacts } from '../../apps/server/src/features/match/scoring/job-facts.ts'
import { memberFacts } from '../../apps/server/src/features/match/scoring/member-facts.ts'
import { byScore, scoreMatch } from '../../apps/server/src/features/match/scoring/score-match.ts'
import { locatedPlace } from '../located-place.ts'
import type { Row } from '../table.ts'
import { measureBestMatches } from './best-matches-part.ts'
import { measureReach } from './reach-part.ts'

interface JudgedMember {
  readonly id: string
  readonly resume: Resume
  readonly soughtRoles: readonly string[]
  readonly soughtWorkTypes: readonly string[]
  readonly wish: {
    readonly pay: { readonly amount: number; readonly currency: string } | null
    readonly employmentTypes: readonly EmploymentType[]
  }
  /** Grades from 0 to 3, by job id. */
  readonly judged: Readonly<Record<string, number>>
}

type JudgedJob = Pick<Job, 'title' | 'skills' | 'seniority' | 'employmentType' | 'workType' | 'pay' | 'language'> & {
  readonly id: string
  readonly department: string | null
  readonly places: readonly { readonly locality: string | null; readonly country: string | null }[]
}

/** The day on which the pairs were judged. */
const JUDGED_ON = '2026-11-23'

/** Measures the order of judged jobs and, unless `only` excludes them, the best matches among generated jobs. */
export async function measureMatch(jobs: number, only: string): Promise<Row[]> {
  return [...measureJudged(), ...measureReach(), ...(only === 'judged' ? [] : await measureBestMatches(jobs))]
}

/** Measures the order of each judged member's jobs. */
function measureJudged(): Row[] {
  const jobs = new Map(readJson<JudgedJob[]>('jobs').map((job) => [job.id, matchJobOf(job)]))
  const members = readJson<JudgedMember[]>('members')
  const scores = members.map((member) => {
    const wish = { ...member.wish, moveTo: [] }
    const facts = { ...memberFacts({ ...member, wish }, JUDGED_ON), refusals: [] }
    const orderedJobs = Object.entries(member.judged)
      .flatMap(([id, grade]) => {
        const job = jobs.get(id)
        return job ? [{ id, grade, match: scoreMatch(facts, job) }] : []
      })
      .toSorted((a, b) => byScore(a.match, b.match))
    const ndcg =
      discountedGain(orderedJobs.map(({ grade }) => grade)) /
      discountedGain(Object.values(member.judged).toSorted((a, b) => b - a))
    console.error(
      `${member.id.padEnd(22)} ${ndcg.toFixed(3)}  ${orderedJobs.map(({ id, grade, match }) => `${id} ${match.score}/${match.certainty}% (${grade})`).join(', ')}`,
    )
    return ndcg
  })
  const pairs = members.reduce((sum, { judged }) => sum + Object.keys(judged).length, 0)
  return [
    { metric: 'Judged pairs', unit: '', measured: pairs, limit: { atLeast: 60 } },
    { metric: 'Order of judged jobs, mean nDCG', unit: '', measured: mean(scores), limit: { atLeast: 0.9 } },
    { metric: 'The same, worst member', unit: '', measured: Math.min(...scores) },
  ]
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../match/${name}.json`, import.meta.url), 'utf8'))
}

function matchJobOf({ employmentType, workType, pay, places, ...job }: JudgedJob) {
  return jobFacts({
    ...job,
    company_id: job.id,
    preferred_skills: [],
    employment_type: employmentType,
    work_type: workType,
    pay_min: pay?.min ?? null,
    pay_max: pay?.max ?? null,
    pay_currency: pay?.currency ?? null,
    pay_period: pay?.period ?? null,
    places: places.map(({ locality, country }) => locatedPlace(locality, country)),
  })
}

/** Returns the discounted cumulative gain of grades in this order. */
function discountedGain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
