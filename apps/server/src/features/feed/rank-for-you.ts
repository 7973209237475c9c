/** A candidate for For you with its ranking factors. */
export interface Candidate {
  readonly id: string
  readonly authorId: string
  readonly at: Date
  /** Whether the viewer wrote it. */
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
const FOLLOWED = 2
/** The weight of one shared skill, and how many skills count. */
const SKILL = 0.4
const MOST_SKILLS = 3
const FIELD = 0.4
/** The weight of responses. The first comment counts like two reactions, and each further response counts less. */
const RESPONSES = 1.5
/** Responses beyond this number don't change the weight. */
export const MOST_RESPONSES = 50
const COMMENT = 2

/** Returns the weight of a candidate at a time: the sum of its factors, decayed by age. */
export function weightOf(candidate: Candidate, moment: Date): number {
  const { at, own, followed, skills, fields } = candidate
  const hours = Math.max(0, moment.getTime() - at.getTime()) / HOUR_MS
  const worth =
    1 +
    (own || followed ? FOLLOWED : 0) +
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
 * Returns candidates by descending weight, never two in a row by one author while there is another. Deterministic for
 * the same candidates and time.
 */
export function rankForYou<T extends Candidate>(candidates: readonly T[], moment: Date): T[] {
  const remaining = candidates
    .map((candidate) => ({ candidate, weight: weightOf(candidate, moment) }))
    .sort((a, b) => b.weight - a.weight || (a.candidate.id < b.candidate.id ? 1 : -1))
    .map(({ candidate }) => candidate)
  const ranked: T[] = []
  while (remaining.length > 0) {
    const last = ranked.at(-1)?.authorId
    const next = remaining.findIndex(({ authorId }) => authorId !== last)
    ranked.push(...remaining.splice(Math.max(next, 0), 1))
  }
  return ranked
}
