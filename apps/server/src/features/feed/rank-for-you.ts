/** A candidate for For you with its ranking factors. */
export interface Candidate {
  readonly id: string
  readonly authorId: string
  readonly at: Date
  /** Whether the viewer wrote the post. */
  readonly own: boolean
  readonly followed: boolean
  /** How many skills the viewer and the author share, and in how many fields both work. */
  readonly skills: number
  readonly fields: number
  readonly reactions: number
  readonly comments: number
}

const HOUR_MS = 3_600_000
/** The half-life of a post's weight. */
const HALF_LIFE_HOURS = 36
const FOLLOWED_FACTOR = 2
/** The weight of one shared skill, and how many skills count. */
const SKILL = 0.4
const MOST_SKILLS = 3
const FIELD = 0.4
/** The weight of `MOST_RESPONSES` responses. Each further response adds less than the one before. */
const RESPONSES = 1.5
/** Responses beyond this number don't change the weight. */
export const MOST_RESPONSES = 50
/** A comment counts like this many reactions. */
const COMMENT = 2

/** Returns the weight of a candidate at a time: the sum of its factors, decayed by age. */
export function weightOf(candidate: Candidate, moment: Date): number {
  const { at, own, followed, skills, fields } = candidate
  const hours = Math.max(0, moment.getTime() - at.getTime()) / HOUR_MS
  const worth =
    1 +
    (own || followed ? FOLLOWED_FACTOR : 0) +
    SKILL * Math.min(skills, MOST_SKILLS) +
    (fields > 0 ? FIELD : 0) +
    (RESPONSES * Math.log2(1 + responsesTo(candidate))) / Math.log2(1 + MOST_RESPONSES)
  return worth * 0.5 ** (hours / HALF_LIFE_HOURS)
}

/** Returns the weighted number of responses to a candidate, at most `MOST_RESPONSES`. */
export function responsesTo({ reactions, comments }: Candidate): number {
  return Math.min(reactions + COMMENT * comments, MOST_RESPONSES)
}

/**
 * Returns candidates by descending weight. Two posts by one author follow each other only if no other author is left.
 * The same candidates and time always give the same order.
 */
export function rankForYou<T extends Candidate>(candidates: readonly T[], moment: Date): T[] {
  const remainingCandidates = candidates
    .map((candidate) => ({ candidate, weight: weightOf(candidate, moment) }))
    .sort((a, b) => b.weight - a.weight || (a.candidate.id < b.candidate.id ? 1 : -1))
    .map(({ candidate }) => candidate)
  const rankedPosts: T[] = []
  while (remainingCandidates.length > 0) {
    const last = rankedPosts.at(-1)?.authorId
    const next = remainingCandidates.findIndex(({ authorId }) => authorId !== last)
    rankedPosts.push(...remainingCandidates.splice(Math.max(next, 0), 1))
  }
  return rankedPosts
}
