import { skillNumber } from '../../jobs/index.ts'
import type { MatchJob, MatchMember, MatchSkill } from './facts.ts'
import { type PartFit, unknownBy } from './part.ts'

/** From this number of skills on, a posting has enough to judge by. */
const ENOUGH = 3
/**
 * The number of skills that form a job's core. No one has all skills of a longer list, so each further one counts less.
 */
export const CORE_SKILLS = 6
export const BEYOND_CORE = 0.15
/** All nice-to-have skills together can replace at most one required skill. */
const MOST_PREFERRED = 1

/**
 * How many of the job's required skills the member has, in any spelling or implied by another skill. A nice-to-have
 * skill counts like one beyond the core, and costs nothing if missing.
 */
export function skillsPart(member: MatchMember, job: MatchJob): PartFit {
  if (job.skills.length === 0) return unknownBy('job')
  if (member.skills.length === 0)
    return unknownBy(
      'you',
      job.skills.map(({ name }) => name),
    )
  const memberKeys = new Set(member.skills.flatMap(keysOf))
  const has = ({ key, stem }: MatchSkill) => memberKeys.has(key) || memberKeys.has(stem)
  const lacks = (skill: MatchSkill) => !has(skill)
  const have = job.skills.filter(has)
  const also = job.preferredSkills.filter(has)
  const all = weightOf(job.skills)
  return {
    share: Math.min(1, (weightOf(have) + Math.min(MOST_PREFERRED, BEYOND_CORE * weightOf(also))) / neededOf(all)),
    known: Math.min(1, all / ENOUGH),
    have: [...have, ...also].map(({ name }) => name),
    missing: job.skills.filter(lacks).map(({ name }) => name),
    preferred: job.preferredSkills.filter(lacks).map(({ name }) => name),
  }
}

/** Returns all keys by which a member's skill matches a job's. */
function keysOf({ key, stem, implied }: MatchSkill): string[] {
  return [key, stem, ...implied]
}

/** Returns the numbers by which jobs with a member's skills are found, direct skills before implied ones, each once. */
export function skillNumbersOf({ skills }: Pick<MatchMember, 'skills'>): number[] {
  const keys = [...skills.map(({ key }) => key), ...skills.flatMap(keysOf)]
  return [...new Set(keys)].map(skillNumber)
}

/** Returns how many of a job's skills are enough to cover it completely, given their total number. */
export function neededOf(skills: number): number {
  return Math.min(skills, CORE_SKILLS) + BEYOND_CORE * Math.max(0, skills - CORE_SKILLS)
}

function weightOf(skills: readonly MatchSkill[]): number {
  return skills.reduce((sum, { weight }) => sum + weight, 0)
}
