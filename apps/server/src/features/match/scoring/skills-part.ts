import type { MatchJob, MatchMember, MatchSkill } from './facts.ts'
import { type PartFit, unknownBy } from './part.ts'

/** From this many skills on, a posting says enough to judge by. */
const ENOUGH = 3

/** How many of the job's skills the member has, by any of their spellings. */
export function skillsPart(member: MatchMember, job: MatchJob): PartFit {
  if (job.skills.length === 0) return unknownBy('job')
  if (member.skills.length === 0)
    return unknownBy(
      'you',
      job.skills.map(({ name }) => name),
    )
  const own = new Set(member.skills.map(({ key }) => key))
  const have = job.skills.filter(({ key }) => own.has(key))
  const missing = job.skills.filter(({ key }) => !own.has(key))
  const all = weightOf(job.skills)
  return {
    share: weightOf(have) / all,
    known: Math.min(1, all / ENOUGH),
    have: have.map(({ name }) => name),
    missing: missing.map(({ name }) => name),
  }
}

function weightOf(skills: readonly MatchSkill[]): number {
  return skills.reduce((sum, { weight }) => sum + weight, 0)
}
