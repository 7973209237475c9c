import { MOST_DIGEST_JOBS } from '@rise/contract/digest/limits'
import { type MatchPartName, matchPartNames } from '@rise/contract/match/kinds'
import { GOOD_MATCH } from '@rise/contract/match/limits'
import type { Context } from '../../../platform/context.ts'
import { type FoundFresh, findFreshMatches, freshJobs, type ReadMember, whyLine } from '../../match/index.ts'
import type { Choice, Reader } from './choice.ts'
import { chooseUnknown } from './choose-unknown.ts'
import { readLeftOut } from './left-out.ts'

const MOST_MISSING_FACTS = 3

/**
 * Returns the digests of some members by member id: the new jobs that fit their stories best and were not sent to them
 * before. If a story is too short for a match, `chooseUnknown` chooses the jobs.
 */
export async function chooseJobs(ctx: Context, readers: readonly Reader[]): Promise<ReadonlyMap<string, Choice>> {
  if (readers.length === 0) return new Map()
  const leftOut = await readLeftOut(
    ctx.db,
    readers.map(({ actorId }) => actorId),
  )
  const seekers = readers.map(({ actorId }) => ({ actorId, without: leftOut.get(actorId) ?? new Set<string>() }))
  const matches = await findFreshMatches(ctx, seekers, { least: GOOD_MATCH, limit: MOST_DIGEST_JOBS })
  const jobsOfLastWeeks = await freshJobs(ctx)
  const unknownReaders = readers.flatMap((reader) => {
    const match = matches.get(reader.actorId)
    return match?.isKnown ? [] : [{ ...reader, member: match?.member }]
  })
  const digestsWithoutStory = await chooseUnknown(ctx, jobsOfLastWeeks, unknownReaders, leftOut)
  return new Map(
    readers.map(({ actorId }): [string, Choice] => {
      const match = matches.get(actorId)
      const numbers = {
        lookedAt: jobsOfLastWeeks.jobs.length,
        best: match?.best ?? null,
        lacks: match ? missingFactsOf(match).slice(0, MOST_MISSING_FACTS) : [],
      }
      const digestWithoutStory = digestsWithoutStory.get(actorId)
      return [actorId, { ...numbers, ...(digestWithoutStory ?? { basis: 'story', jobs: match ? jobsOf(match) : [] }) }]
    }),
  )
}

function jobsOf({ matches }: FoundFresh): Choice['jobs'] {
  return matches.map(({ id, score, match }) => ({ id, match: score, why: whyLine(match) }))
}

/** Returns the parts of a match that a story leaves unknown, the most important first. */
export function missingFactsOf({ member, wish }: ReadMember): MatchPartName[] {
  const isLacking: Readonly<Record<MatchPartName, boolean>> = {
    skills: member.skills.length === 0,
    title: member.titles.length === 0,
    place: member.home === null,
    seniority: member.levels.length === 0,
    language: member.languages.size === 0,
    workType: member.workTypes.length === 0,
    pay: wish.pay === null,
    employmentType: wish.employmentTypes.length === 0,
  }
  return matchPartNames.filter((part) => isLacking[part])
}
