import { matchWeights } from '@rise/contract/match/kinds'
import { roleNumber, skillNumber } from '../../jobs/index.ts'
import type { MatchMember } from '../scoring/facts.ts'
import type { FreshJobs, HomeAreas } from './fresh-jobs.ts'

/** Jobs of which the match is computed exactly, for each member. */
const MOST_CANDIDATES = 120
const MOST_TITLES = 6
const MOST_SKILLS = 40
/** A remote job elsewhere, and one in another part of the country: of the place's weight. */
const ELSEWHERE = 0.3
const SAME_COUNTRY = 0.45
/** As many skills as a posting needs for them to count in full. */
const ENOUGH_SKILLS = 3
const FULL_RELEVANCE = 0.75
const BUCKETS = 128

/**
 * Returns the positions of the fresh jobs that probably fit a member best, by a rough match of what is in memory: the
 * weights of the exact one, the shares simpler. `isLeftOut` names what the member must not get.
 */
export function freshCandidates(
  fresh: FreshJobs,
  member: MatchMember,
  areas: HomeAreas,
  isLeftOut: (position: number) => boolean,
): number[] {
  const skills = new Map<number, number>()
  for (const { key } of member.skills.slice(0, MOST_SKILLS)) {
    for (const at of fresh.byKey.get(skillNumber(key)) ?? []) skills.set(at, (skills.get(at) ?? 0) + 1)
  }
  const titles = titleShares(fresh, member)
  const rough: [number, number][] = []
  for (const at of skills.keys()) {
    if (!isLeftOut(at)) rough.push([at, roughMatch(fresh, member, areas, at, skills.get(at) ?? 0, titles.get(at) ?? 0)])
  }
  for (const [at, share] of titles) {
    if (!skills.has(at) && !isLeftOut(at)) rough.push([at, roughMatch(fresh, member, areas, at, 0, share)])
  }
  return best(rough)
}

/** The share of the nearest of a member's titles, by position. */
function titleShares({ byKey, jobs }: FreshJobs, member: MatchMember): Map<number, number> {
  const shares = new Map<number, number>()
  for (const { words, recency } of member.titles.toSorted((a, b) => b.recency - a.recency).slice(0, MOST_TITLES)) {
    const own = words.reduce((sum, { weight }) => sum + weight, 0)
    const common = new Map<number, number>()
    for (const { word, weight } of words) {
      for (const at of byKey.get(roleNumber(word)) ?? []) common.set(at, (common.get(at) ?? 0) + weight)
    }
    for (const [at, weight] of common) {
      const share = recency * Math.min(1, (2 * weight) / (own + Math.max(1, jobs[at]?.words ?? 1)))
      if (share > (shares.get(at) ?? 0)) shares.set(at, share)
    }
  }
  return shares
}

function roughMatch(
  { jobs }: FreshJobs,
  member: MatchMember,
  areas: HomeAreas,
  at: number,
  hits: number,
  titleShare: number,
): number {
  const job = jobs[at]
  if (!job) return 0
  const skillWeight =
    member.skills.length === 0 ? 0 : (matchWeights.skills * Math.min(job.skills, ENOUGH_SKILLS)) / ENOUGH_SKILLS
  const titleWeight = member.titles.length === 0 ? 0 : matchWeights.title
  const points = (skillWeight * hits) / Math.max(1, job.skills) + titleWeight * titleShare
  const weight = skillWeight + titleWeight + 0.001
  const placeWeight = member.home === null || job.areas.length === 0 ? 0 : matchWeights.place
  const place = placeWeight * placeShare(job.areas, job.isRemote, areas)
  const all = weight + placeWeight
  return ((points + Math.min(1, points / weight / FULL_RELEVANCE) * place) / all) * (60 + 0.4 * all)
}

function placeShare(ids: readonly string[], isRemote: boolean, { near, country }: HomeAreas): number {
  const inCountry = ids.some((id) => country.has(id))
  if (isRemote) return inCountry ? 1 : ELSEWHERE
  if (ids.some((id) => near.has(id))) return 1
  return inCountry ? SAME_COUNTRY : 0
}

/** The positions with the highest numbers, found by counting: sorting thousands would take longer than all before. */
function best(rough: readonly (readonly [number, number])[]): number[] {
  const bucketOf = (match: number) => Math.min(BUCKETS - 1, Math.floor(match))
  const counts = new Uint32Array(BUCKETS)
  for (const [, match] of rough) counts[bucketOf(match)] = (counts[bucketOf(match)] ?? 0) + 1
  let least = BUCKETS - 1
  for (let sum = counts[least] ?? 0; least > 0 && sum < MOST_CANDIDATES; sum += counts[least] ?? 0) least--
  return rough
    .filter(([, match]) => match >= least)
    .toSorted(([one, a], [other, b]) => b - a || one - other)
    .slice(0, MOST_CANDIDATES)
    .map(([at]) => at)
}
