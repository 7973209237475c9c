import { matchWeights } from '@rise/contract/match/kinds'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { PLANNED_EACH_TIME } from '../../../platform/database/preparing-client.ts'
import { roleNumber, skillNumber } from '../../jobs/index.ts'
import type { MatchMember } from '../scoring/facts.ts'
import { homeAreas } from './home-areas.ts'

/** Jobs whose match is computed exactly. */
export const MOST_CANDIDATES = 2_000
/** The newest of a condition: more are not compared. */
const MOST_READ = 120_000
const MOST_TITLES = 6
const MOST_SKILLS = 40
/** From this weight on, a word alone says what the work is. */
const TELLING = 1

interface Title {
  readonly numbers: readonly number[]
  /** Of the words that tell the work. */
  readonly telling: readonly number[]
  readonly weights: readonly number[]
  readonly recency: number
  readonly department: string | null
}

/**
 * Returns the ids of the open jobs that probably fit best, at most 2,000: found through the index of skills and title words, and
 * ordered by a rough match that the database computes of the columns at hand. Begins with jobs that share most, and looks further
 * as long as these are few.
 */
export async function findCandidates(db: Database, member: MatchMember): Promise<readonly string[]> {
  const skills = member.skills.slice(0, MOST_SKILLS).map(({ key }) => skillNumber(key))
  const titles = titlesOf(member)
  const areas = await homeAreas(db, member.home)
  const rough = roughMatch(member, { skills, titles, near: areas.near, country: areas.country })
  const found = new Set<string>()
  for (const condition of conditionsOf({ skills, titles, near: areas.near })) {
    const { rows } = await sql<{ job_id: string }>`
      select job_id from (
        select ${sql.raw(PLANNED_EACH_TIME)} job.job_id, job.posted_at, ${rough} as rough from (
          select * from job_search as job where ${condition} limit ${sql.lit(MOST_READ)}
        ) as job
        where job.company_id not in (select id from actor where kind = 'company' and not listed)
      ) as job
      order by rough desc, posted_at desc, job_id desc limit ${sql.lit(MOST_CANDIDATES)}`.execute(db)
    for (const { job_id } of rows) found.add(job_id)
    if (found.size >= MOST_CANDIDATES) break
  }
  return [...found]
}

function titlesOf(member: MatchMember): Title[] {
  const titles = member.titles
    .toSorted((a, b) => b.recency - a.recency)
    .slice(0, MOST_TITLES)
    .map(({ words, recency, department }) => ({
      numbers: words.map(({ word }) => roleNumber(word)),
      telling: words.filter(({ weight }) => weight >= TELLING).map(({ word }) => roleNumber(word)),
      weights: words.map(({ weight }) => weight),
      recency,
      department,
    }))
  return [...new Map(titles.toReversed().map((title) => [title.numbers.toSorted().join(), title])).values()]
}

interface Sought {
  readonly skills: readonly number[]
  readonly titles: readonly Title[]
  /** Ids of places: near the member's home, and its country. */
  readonly near: readonly string[]
}

/** Conditions on `job_search`, called `job`, from the jobs that share most to those that share anything. */
function conditionsOf({ skills, titles, near }: Sought): RawBuilder<boolean>[] {
  const hasSkill = skills.length > 0 ? overlap(skills) : undefined
  const whole = titles.filter(({ telling }) => telling.length > 0)
  const inTitle = whole.length > 0 ? anyOf(whole.map(({ numbers }) => contains(numbers))) : undefined
  const tellings = [...new Set(titles.flatMap(({ telling }) => telling))]
  const hasWord = tellings.length > 0 ? overlap(tellings) : undefined
  const departments = [...new Set(titles.flatMap(({ department }) => department ?? []))]
  const inField = departments.length > 0 ? sql<boolean>`job.department = any(${departments}::text[])` : undefined
  const isNear = near.length > 0 ? sql<boolean>`(job.work_type = 'Remote' or job.areas && ${near}::uuid[])` : undefined
  return [
    both(inTitle, hasSkill),
    inTitle,
    both(hasSkill, hasWord),
    both(both(hasSkill, inField), isNear),
    both(hasSkill, inField),
    both(hasSkill, isNear),
    hasSkill,
    hasWord,
  ].filter((condition) => condition !== undefined)
}

function both(one: RawBuilder<boolean> | undefined, other: RawBuilder<boolean> | undefined) {
  return one && other && sql<boolean>`(${one} and ${other})`
}

function anyOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

function overlap(numbers: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`job.match_keys && ${numbers}::integer[]`
}

function contains(numbers: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`job.match_keys @> ${numbers}::integer[]`
}

/** The match as far as the columns of `job_search` tell it: the same weights as the exact one, and simpler shares. */
function roughMatch(
  member: MatchMember,
  { skills, titles, near, country }: Sought & { readonly country: readonly string[] },
): RawBuilder<number> {
  const w = matchWeights
  const known = sql`least(job.match_skills, 3) / 3.0`
  const hits = sql`(select count(*) from unnest(job.match_keys) as key where key = any(${skills}::integer[]))`
  const skillPoints =
    skills.length === 0
      ? sql`0.0`
      : sql`case when job.match_skills = 0 then 0 else ${sql.lit(w.skills)} * ${known} * ${hits} / job.match_skills end`
  const skillWeight = skills.length === 0 ? sql`0.0` : sql`${sql.lit(w.skills)} * ${known}`
  const titleShare = titles.length === 0 ? sql`0.0` : sql`greatest(${sql.join(titles.map(shareOfTitle))})`
  const titleWeight = sql.lit(titles.length === 0 ? 0 : w.title)
  const practical = practicalPoints(member, near, country)
  const points = sql.join(
    practical.map(({ points: each }) => each),
    sql` + `,
  )
  const weights = sql.join(
    practical.map(({ weight }) => weight),
    sql` + `,
  )
  return sql<number>`(
    select (work.points + least(1, work.points / greatest(work.weight, 1) / 0.75) * practical.points)
      / (work.weight + practical.weight) * (60 + 0.4 * (work.weight + practical.weight))
    from (select ${skillPoints} + ${titleWeight} * ${titleShare} as points, ${skillWeight} + ${titleWeight} as weight) as work,
      (select ${points} as points, ${weights} + 0.001 as weight) as practical)`
}

function shareOfTitle({ numbers, weights, recency, department }: Title): RawBuilder<number> {
  const own = weights.reduce((sum, weight) => sum + weight, 0)
  const common = sql.join(
    numbers.map(
      (number, index) => sql`case when ${contains([number])} then ${sql.lit(weights[index] ?? 0)} else 0 end`,
    ),
    sql` + `,
  )
  const likeness = sql`least(1, 2.0 * (${common}) / (${sql.lit(own)} + greatest(1, cardinality(job.match_keys) - job.match_skills)))`
  const share =
    department === null
      ? likeness
      : sql`case when job.department is null then ${likeness} when job.department = ${department} then 0.3 + 0.7 * ${likeness}
          else 0.6 * ${likeness} end`
  return sql<number>`${sql.lit(recency)} * (${share})`
}

interface Part {
  readonly points: RawBuilder<unknown>
  readonly weight: RawBuilder<unknown>
}

function practicalPoints(member: MatchMember, near: readonly string[], country: readonly string[]): Part[] {
  const w = matchWeights
  const parts: Part[] = [{ points: sql`0.0`, weight: sql`0.0` }]
  if (member.home !== null) {
    const inCountry = sql`job.areas && ${country}::uuid[]`
    parts.push({
      points: sql`${sql.lit(w.place)} * case when cardinality(job.areas) = 0 then 0 when job.work_type = 'Remote' then
        case when ${inCountry} then 1 else 0.3 end when job.areas && ${near}::uuid[] then 1 when ${inCountry} then 0.45 else 0 end`,
      weight: sql`case when cardinality(job.areas) = 0 then 0 else ${sql.lit(w.place)} end`,
    })
  }
  if (member.levels.length > 0) {
    const level = sql`case job.seniority when 'No Experience' then 0 when 'Internship' then 0.5 when 'Entry Level' then 1
      when 'Mid-Level' then 2 when 'Senior Level' then 3 when 'Director / Expert' then 4 else 5 end`
    const off = sql`ceil(least(${sql.join(member.levels.map((own) => sql`abs(${level} - ${sql.lit(own)})`))}))`
    parts.push({
      points: sql`case when job.seniority is null then 0 else ${sql.lit(w.seniority)} * (case ${off} when 0 then 1 when 1 then 0.6
        when 2 then 0.15 else 0 end) end`,
      weight: sql`case when job.seniority is null then 0 else ${sql.lit(w.seniority)} end`,
    })
  }
  if (member.workTypes.length > 0) {
    parts.push({
      points: sql`case when job.work_type = any(${member.workTypes}::text[]) then ${sql.lit(w.workType)} else 0 end`,
      weight: sql`case when job.work_type = 'Unknown' then 0 else ${sql.lit(w.workType)} end`,
    })
  }
  if (member.pay !== null) {
    const { amount, currency } = member.pay
    const isStated = sql`job.pay_currency = ${currency} and job.pay_yearly is not null`
    parts.push({
      points: sql`case when ${isStated} then ${sql.lit(w.pay)} * greatest(0, 1 - greatest(0, ${amount}::numeric - job.pay_yearly) / ${amount}::numeric / 0.3) else 0 end`,
      weight: sql`case when ${isStated} then ${sql.lit(w.pay)} else 0 end`,
    })
  }
  if (member.employmentTypes.length > 0) {
    parts.push({
      points: sql`case when job.employment_type = any(${member.employmentTypes}::text[]) then ${sql.lit(w.employmentType)} else 0 end`,
      weight: sql`case when job.employment_type is null then 0 else ${sql.lit(w.employmentType)} end`,
    })
  }
  return parts
}
