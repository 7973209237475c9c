import { matchWeights } from '@rise/contract/match/kinds'
import { roleNumber } from '../../jobs/index.ts'
import type { HomeAreas } from '../best/home-areas.ts'
import type { MatchMember } from '../scoring/facts.ts'
import { neededOf, skillNumbersOf } from '../scoring/skills-part.ts'
import type { FreshJobs } from './fresh-jobs.ts'
import { IN_COUNTRY, isRemote, NEAR, reachOfFresh, withMarks } from './fresh-reach.ts'

/** The maximum number of jobs per member that get an exact match. */
const MOST_CANDIDATES = 120
const MOST_TITLES = 6
const MOST_SKILLS = 40
/**
 * The maximum number of jobs per member that get an approximate score. Of the jobs with the same word or skill, the
 * newest come first.
 */
const MOST_TOUCHED = 4_000
/** The shares of the place's weight for a remote job in another country, and for a job elsewhere in the country. */
const ABROAD_SHARE = 0.3
const SAME_COUNTRY = 0.45
/** If a job requires at least this many skills, its skills count with their full weight. */
const ENOUGH_SKILLS = 3
const FULL_RELEVANCE = 0.75
const BUCKETS = 128

/**
 * Returns the positions of the fresh jobs in a member's reach that probably match best, by an approximate score
 * computed in memory from skills, title and place, with the weights of the exact match but simpler shares. `without`
 * contains ids of jobs and companies to leave out.
 */
export function freshCandidates(
  fresh: FreshJobs,
  member: MatchMember,
  areas: HomeAreas<number>,
  without: ReadonlySet<string>,
): number[] {
  return withMarks(fresh, { ...member, areas }, () => candidatesOf(fresh, member, without))
}

function candidatesOf(fresh: FreshJobs, member: MatchMember, without: ReadonlySet<string>): number[] {
  const { hits, titles } = fresh.scratch
  const touchedPositions: number[] = []
  const isInReach = reachOfFresh(fresh, member)
  compareTitles(fresh, member, { touched: touchedPositions, isInReach })
  const lists = skillNumbersOf(member)
    .slice(0, MOST_SKILLS)
    .map((number) => fresh.byKey.get(number) ?? [])
  // Rare skills first, because a job that shares only a common skill is rarely among the best.
  for (const positions of lists.sort((one, other) => one.length - other.length)) {
    for (const at of positions) {
      if (hits[at] === 0 && titles[at] === 0) {
        if (touchedPositions.length >= MOST_TOUCHED || !isInReach(at)) continue
        touchedPositions.push(at)
      }
      hits[at] = (hits[at] ?? 0) + 1
    }
  }
  const rough = roughMatches(fresh, member, touchedPositions)
  for (const at of touchedPositions) titles[at] = 0
  for (const positions of lists) for (const at of positions) hits[at] = 0
  return best(touchedPositions, rough, MOST_CANDIDATES + without.size)
    .filter((at) => {
      const job = fresh.jobs[at]
      return job !== undefined && !without.has(job.id) && !without.has(job.companyId)
    })
    .slice(0, MOST_CANDIDATES)
}

interface TouchedJobs {
  readonly touched: number[]
  isInReach(at: number): boolean
}

/**
 * Sets, for each job in reach with a word of one of the member's titles, how similar its title is to the nearest of
 * them. Adds these jobs to `touched`, up to its limit.
 */
function compareTitles(
  { byKey, columns, scratch }: FreshJobs,
  member: MatchMember,
  { touched, isInReach }: TouchedJobs,
): void {
  const { titles, common } = scratch
  for (const { words, recency } of member.titles.toSorted((a, b) => b.recency - a.recency).slice(0, MOST_TITLES)) {
    const totalWeight = words.reduce((sum, { weight }) => sum + weight, 0)
    const lists = words.map(({ word, weight }) => ({ weight, positions: byKey.get(roleNumber(word)) ?? [] }))
    for (const { weight, positions } of lists) for (const at of positions) common[at] = (common[at] ?? 0) + weight
    for (const { positions } of lists) {
      for (const at of positions) {
        const weight = common[at] ?? 0
        // The job was already handled for an earlier word.
        if (weight === 0) continue
        common[at] = 0
        const earlierShare = titles[at] ?? 0
        if (earlierShare === 0) {
          if (touched.length >= MOST_TOUCHED || !isInReach(at)) continue
          touched.push(at)
        }
        const share = recency * Math.min(1, (2 * weight) / (totalWeight + Math.max(1, columns.words[at] ?? 1)))
        if (share > earlierShare) titles[at] = share
      }
    }
  }
}

/** Returns the approximate scores of these jobs, in the same order. */
function roughMatches(fresh: FreshJobs, member: MatchMember, positions: readonly number[]): Float64Array {
  const { skills, areasFrom } = fresh.columns
  const { hits, titles } = fresh.scratch
  const titleWeight = member.titles.length === 0 ? 0 : matchWeights.title
  const fullSkillWeight = member.skills.length === 0 ? 0 : matchWeights.skills
  const fullPlaceWeight = member.home === null ? 0 : matchWeights.place
  const rough = new Float64Array(positions.length)
  // A plain loop, because a callback for each of thousands of jobs would take longer than its work.
  for (let index = 0; index < positions.length; index++) {
    const at = positions[index] ?? 0
    const skillsNeeded = skills[at] ?? 0
    const skillWeight = (fullSkillWeight * Math.min(skillsNeeded, ENOUGH_SKILLS)) / ENOUGH_SKILLS
    const points =
      skillWeight * Math.min(1, (hits[at] ?? 0) / Math.max(1, neededOf(skillsNeeded))) + titleWeight * (titles[at] ?? 0)
    const weight = skillWeight + titleWeight + 0.001
    const from = areasFrom[at] ?? 0
    const to = areasFrom[at + 1] ?? 0
    const placeWeight = from === to ? 0 : fullPlaceWeight
    const share = placeWeight === 0 ? 0 : placeShare(fresh, { from, to, isRemote: isRemote(fresh, at) })
    const maximumWeight = weight + placeWeight
    const fit = points + Math.min(1, points / weight / FULL_RELEVANCE) * placeWeight * share
    rough[index] = (fit / maximumWeight) * (60 + 0.4 * maximumWeight)
  }
  return rough
}

interface JobAreas {
  readonly from: number
  readonly to: number
  readonly isRemote: boolean
}

function placeShare({ columns, scratch }: FreshJobs, { from, to, isRemote }: JobAreas): number {
  let marks = 0
  for (let index = from; index < to; index++) marks |= scratch.marks[columns.areas[index] ?? 0] ?? 0
  const isInside = (marks & IN_COUNTRY) !== 0
  if (isRemote) return isInside ? 1 : ABROAD_SHARE
  if ((marks & NEAR) !== 0) return 1
  return isInside ? SAME_COUNTRY : 0
}

/**
 * Returns the positions with the highest scores, best first. Sorts the scores into buckets, because sorting thousands
 * of scores would take longer than all steps before.
 */
function best(positions: readonly number[], rough: Float64Array, most: number): number[] {
  const bucketOf = (match: number) => Math.min(BUCKETS - 1, Math.floor(match))
  const counts = new Uint32Array(BUCKETS)
  for (const match of rough) counts[bucketOf(match)] = (counts[bucketOf(match)] ?? 0) + 1
  let least = BUCKETS - 1
  for (let sum = counts[least] ?? 0; least > 0 && sum < most; sum += counts[least] ?? 0) least--
  const scoredPositions: [number, number][] = []
  for (const [index, match] of rough.entries()) if (match >= least) scoredPositions.push([positions[index] ?? 0, match])
  return scoredPositions
    .sort(([one, a], [other, b]) => b - a || one - other)
    .slice(0, most)
    .map(([at]) => at)
}
