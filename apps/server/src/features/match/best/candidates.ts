import { matchWeights } from '@rise/contract/match/kinds'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { PLANNED_EACH_TIME } from '../../../platform/database/preparing-client.ts'
import { roleNumber } from '../../jobs/index.ts'
import type { MatchMember } from '../scoring/facts.ts'
import { BEYOND_CORE, CORE_SKILLS, skillNumbersOf } from '../scoring/skills-part.ts'
import { homeAreas } from './home-areas.ts'
import { reachCondition } from './reach-condition.ts'

/** Once this many jobs are found, in reach or elsewhere, the search ends. Each condition finds at most as many. */
const MOST_CANDIDATES = 2_000
const MOST_ELSEWHERE = 500
/** The maximum number of jobs compared for each condition. */
const MOST_READ = 300_000
const MOST_TITLES = 6
const MOST_SKILLS = 40
/** The maximum number of skills that are searched in pairs. */
const MOST_PAIRED = 12
/** A single word of at least this weight is enough to identify the kind of work. */
const TELLING_WEIGHT = 1

interface Title {
  readonly numbers: readonly number[]
  /** The numbers of the words that identify the kind of work. */
  readonly telling: readonly number[]
  readonly weights: readonly number[]
  readonly recency: number
  readonly department: string | null
}

/**
 * Returns the ids of the open jobs that probably match best, at most a few thousand. They are found through the index
 * of skills and title words, and sorted by an approximate score that the database computes. The search begins with jobs
 * that have the most in common with the member, and continues only while these are few. It covers either the jobs in
 * the member's reach or the others, because distant jobs would otherwise displace near ones.
 */
export async function findCandidates(
  db: Database,
  member: MatchMember,
  side: 'in-reach' | 'elsewhere',
): Promise<readonly string[]> {
  const skills = skillNumbersOf(member).slice(0, MOST_SKILLS)
  const titles = titlesOf(member)
  const areas = await homeAreas(db, member)
  const inReach = reachCondition(member, areas)
  if (side === 'elsewhere' && !inReach) return []
  const most = side === 'in-reach' ? MOST_CANDIDATES : MOST_ELSEWHERE
  const onSide = side === 'in-reach' ? inReach : sql<boolean>`not ${inReach ?? sql`true`}`
  const columns = roughColumns(member, { skills, titles, ...areas })
  const candidateIds = new Set<string>()
  for (const condition of conditionsOf({ skills, titles, near: areas.near })) {
    const { rows } = await sql<{ job_id: string }>`
      select ${sql.raw(PLANNED_EACH_TIME)} job_id from (
        select job_id, posted_at, company_id, ${columns} from job_search as job where ${bothHold(condition, onSide) ?? condition} limit ${sql.lit(MOST_READ)}
      ) as job
      where company_id not in (select id from actor where kind = 'company' and not listed)
      order by ${roughMatch} desc, posted_at desc, job_id desc limit ${sql.lit(most)}`.execute(db)
    for (const { job_id } of rows) candidateIds.add(job_id)
    if (candidateIds.size >= most) break
  }
  return [...candidateIds]
}

function titlesOf(member: MatchMember): Title[] {
  const titles = member.titles
    .toSorted((a, b) => b.recency - a.recency)
    .slice(0, MOST_TITLES)
    .map(({ words, recency, department }) => ({
      numbers: words.map(({ word }) => roleNumber(word)),
      telling: words.filter(({ weight }) => weight >= TELLING_WEIGHT).map(({ word }) => roleNumber(word)),
      weights: words.map(({ weight }) => weight),
      recency,
      department,
    }))
  return [...new Map(titles.toReversed().map((title) => [title.numbers.toSorted().join(), title])).values()]
}

interface SearchFacts {
  readonly skills: readonly number[]
  readonly titles: readonly Title[]
  /** Ids of the cities near the member's home. */
  readonly near: readonly string[]
}

/**
 * Returns conditions on `job_search`, called `job`, from jobs with the most in common to jobs with anything in common.
 * The first condition accepts a title with a skill, a title if the job requires no skills, and two skills, because a
 * job with two skills may match better than one with only the title.
 */
function conditionsOf({ skills, titles, near }: SearchFacts): RawBuilder<boolean>[] {
  const hasSkill = skills.length > 0 ? overlap(skills) : undefined
  const tellingTitles = titles.filter((title) => title.telling.length > 0)
  const usedTitles = tellingTitles.length > 0 ? tellingTitles : titles
  const inTitle =
    usedTitles.length > 0
      ? anyOf(usedTitles.map(({ telling: own, numbers }) => contains(own.length > 0 ? own : numbers)))
      : undefined
  const words = [...new Set(usedTitles.flatMap((title) => (tellingTitles.length > 0 ? title.telling : title.numbers)))]
  const hasWord = words.length > 0 ? overlap(words) : undefined
  const departments = [...new Set(titles.flatMap(({ department }) => department ?? []))]
  const inField = departments.length > 0 ? sql<boolean>`job.department = any(${departments}::text[])` : undefined
  const isNear = near.length > 0 ? sql<boolean>`(job.work_type = 'Remote' or job.areas && ${near}::uuid[])` : undefined
  const isWithoutSkills = sql<boolean>`job.match_skills = 0`
  const most = [
    bothHold(inTitle, hasSkill),
    bothHold(inTitle, isWithoutSkills),
    ...pairsOf(skills.slice(0, MOST_PAIRED)).map(contains),
  ]
  return [
    anyOf(most.filter((condition) => condition !== undefined)),
    inTitle,
    bothHold(hasSkill, hasWord),
    bothHold(bothHold(hasSkill, inField), isNear),
    bothHold(hasSkill, inField),
    bothHold(hasSkill, isNear),
    hasSkill,
    hasWord,
  ].filter((condition) => condition !== undefined)
}

function pairsOf(numbers: readonly number[]): (readonly number[])[] {
  return numbers.flatMap((one, index) => numbers.slice(index + 1).map((other) => [one, other]))
}

function bothHold(one: RawBuilder<boolean> | undefined, other: RawBuilder<boolean> | undefined) {
  return one && other && sql<boolean>`(${one} and ${other})`
}

function anyOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> | undefined {
  if (conditions.length === 0) return undefined
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

function overlap(numbers: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`job.match_keys && ${numbers}::integer[]`
}

function contains(numbers: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`job.match_keys @> ${numbers}::integer[]`
}

/**
 * Returns the columns of the approximate score, computed from `job_search` with the weights of the exact match but
 * simpler shares. A subquery for each job would cost ten times as much as the computation.
 */
function roughColumns(
  member: MatchMember,
  sought: SearchFacts & { readonly country: readonly string[] },
): RawBuilder<unknown> {
  const { skills, titles } = sought
  const parts = practicalParts(member, sought)
  const weight =
    skills.length === 0 ? float(0) : sql`${float(matchWeights.skills)} * least(match_skills, 3) / 3::float8`
  const hits = skills.length === 0 ? sql`0` : sumOf(skills.map((skill) => sql`(${contains([skill])})::integer`))
  const share = titles.length === 0 ? sql`0` : sql`greatest(${sql.join(titles.map(shareOfTitle))})`
  return sql`${weight} as skill_weight, least(1, (${hits}) / greatest(1, least(match_skills, ${sql.lit(CORE_SKILLS)})
      + ${float(BEYOND_CORE)} * greatest(0, match_skills - ${sql.lit(CORE_SKILLS)}))::float8) as skill_share,
    ${float(titles.length === 0 ? 0 : matchWeights.title)} as title_weight, (${share})::float8 as title_share,
    (${sumOf(parts.map(({ points }) => points))})::float8 as points, (${sumOf(parts.map(({ weight: each }) => each))})::float8 as weight`
}

const workPoints = '(skill_weight * skill_share + title_weight * title_share)'
const workWeight = '(skill_weight + title_weight + 0.001::float8)'
/** The approximate `rank` of a match. */
const roughMatch = sql.raw(`(${workPoints} + least(1, ${workPoints} / ${workWeight} / 0.75::float8) * points)
  / (${workWeight} + weight) * (60 + 0.4::float8 * (${workWeight} + weight))`)

function sumOf(terms: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(terms, sql` + `)
}

function shareOfTitle({ numbers, weights, recency, department }: Title): RawBuilder<number> {
  const ownWeight = weights.reduce((sum, weight) => sum + weight, 0)
  const common = sql.join(
    numbers.map((number, index) => sql`case when ${contains([number])} then ${float(weights[index] ?? 0)} else 0 end`),
    sql` + `,
  )
  const likeness = sql`least(1, ${float(2)} * (${common}) / (${float(ownWeight)} + greatest(1, cardinality(job.match_keys) - job.match_skills)))`
  const share =
    department === null
      ? likeness
      : sql`case when job.department is null then ${likeness} when job.department = ${department} then ${float(0.3)} + ${float(0.7)} * ${likeness}
          else ${float(0.6)} * ${likeness} end`
  return sql<number>`${float(recency)} * (${share})`
}

interface Part {
  readonly points: RawBuilder<unknown>
  readonly weight: RawBuilder<unknown>
}

function practicalParts(
  member: MatchMember,
  { near, country }: Pick<SearchFacts, 'near'> & { readonly country: readonly string[] },
): Part[] {
  const w = matchWeights
  const parts: Part[] = [{ points: float(0), weight: float(0) }]
  if (member.home !== null) {
    const inCountry = sql`job.areas && ${country}::uuid[]`
    parts.push({
      points: sql`${float(w.place)} * case when cardinality(job.areas) = 0 then 0 when job.work_type = 'Remote' then
        case when ${inCountry} then 1 else ${float(0.3)} end when job.areas && ${near}::uuid[] then 1 when ${inCountry} then ${float(0.45)} else 0 end`,
      weight: sql`case when cardinality(job.areas) = 0 then 0 else ${float(w.place)} end`,
    })
  }
  if (member.levels.length > 0) {
    const level = sql`case job.seniority when 'No Experience' then 0 when 'Internship' then ${float(0.5)} when 'Entry Level' then 1
      when 'Mid-Level' then 2 when 'Senior Level' then 3 when 'Director / Expert' then 4 else 5 end`
    const levelDistance = sql`ceil(least(${sql.join(member.levels.map((own) => sql`abs(${level} - ${float(own)})`))}))`
    parts.push({
      points: sql`case when job.seniority is null then 0 else ${float(w.seniority)} * (case ${levelDistance} when 0 then 1 when 1 then ${float(0.6)}
        when 2 then ${float(0.15)} else 0 end) end`,
      weight: sql`case when job.seniority is null then 0 else ${float(w.seniority)} end`,
    })
  }
  if (member.workTypes.length > 0) {
    parts.push({
      points: sql`case when job.work_type = any(${member.workTypes}::text[]) then ${float(w.workType)} else 0 end`,
      weight: sql`case when job.work_type = 'Unknown' then 0 else ${float(w.workType)} end`,
    })
  }
  if (member.pay !== null) {
    const { amount, currency } = member.pay
    const isStated = sql`job.pay_currency = ${currency} and job.pay_yearly is not null`
    parts.push({
      points: sql`case when ${isStated} then ${float(w.pay)} * greatest(0, 1 - greatest(0, ${amount}::float8 - job.pay_yearly::float8) / ${amount}::float8 / ${float(0.3)}) else 0 end`,
      weight: sql`case when ${isStated} then ${float(w.pay)} else 0 end`,
    })
  }
  if (member.employmentTypes.length > 0) {
    parts.push({
      points: sql`case when job.employment_type = any(${member.employmentTypes}::text[]) then ${float(w.employmentType)} else 0 end`,
      weight: sql`case when job.employment_type is null then 0 else ${float(w.employmentType)} end`,
    })
  }
  return parts
}

/** Returns a double-precision literal. Postgres reads plain literals as numerics, which are ten times as slow. */
function float(value: number): RawBuilder<number> {
  return sql<number>`${sql.lit(value)}::float8`
}
