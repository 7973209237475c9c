import { skillNumber } from '../../jobs/index.ts'
import type { MatchJob, MatchMember, MatchSkill } from './facts.ts'
import { type PartFit, unknownBy } from './part.ts'

/** If a job requires at least this many skills, the part can be judged in full. Soft skills count less. */
const ENOUGH_SKILLS = 3
/**
 * The number of skills that form the core of a job. No one has all skills of a longer list, so each further skill
 * counts less.
 */
export const CORE_SKILLS = 6
export const BEYOND_CORE = 0.15
/** The maximum number of required skills that all nice-to-have skills together replace. */
const MOST_PREFERRED = 1

/**
 * Compares the job's required skills with the skills that the member has, in any spelling or implied by another skill.
 * A nice-to-have skill counts like a skill beyond the core, and costs nothing if it is missing.
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
  const matchedSkills = job.skills.filter(has)
  const matchedPreferred = job.preferredSkills.filter(has)
  const totalWeight = weightOf(job.skills)
  return {
    share: Math.min(
      1,
      (weightOf(matchedSkills) + Math.min(MOST_PREFERRED, BEYOND_CORE * weightOf(matchedPreferred))) /
        neededOf(totalWeight),
    ),
    known: Math.min(1, totalWeight / ENOUGH_SKILLS),
    have: [...matchedSkills, ...matchedPreferred].map(({ name }) => name),
    missing: job.skills.filter(lacks).map(({ name }) => name),
    preferred: job.preferredSkills.filter(lacks).map(({ name }) => name),
  }
}

/** Returns all keys by which a member's skill matches a job's. */
function keysOf({ key, stem, implied }: MatchSkill): string[] {
  return [key, stem, ...implied]
}

/**
 * Returns the numbers by which jobs with a member's skills are found, each once. Direct skills come before implied
 * ones.
 */
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
