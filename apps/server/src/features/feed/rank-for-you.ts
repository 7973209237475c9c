/** A post that may be in For you, and what speaks for it. */
export interface Candidate {
  readonly id: string
  readonly authorId: string
  readonly at: Date
  /** The viewer wrote it. */
  readonly own: boolean
  readonly followed: boolean
  /** Skills that the viewer and the author share, and fields in which both work. */
  readonly skills: number
  readonly fields: number
  readonly reactions: number
  readonly comments: number
}

const HOUR_MS = 3_600_000
/** After so long, a post weighs half. */
const HALF_LIFE_HOURS = 36
const FOLLOWED = 2
/** Of one shared skill, and how many count. */
const SKILL = 0.4
const MOST_SKILLS = 3
const FIELD = 0.4
/** Of what was said to it: of the first comment as much as of two reactions, and of each further one less. */
const SAID = 1.5
/** Beyond this, more reactions and comments change nothing. */
export const MOST_SAID = 50
const COMMENT = 2

/** Returns the weight of a candidate at a moment: what speaks for it, halved with time. */
export function weightOf(candidate: Candidate, moment: Date): number {
  const { at, own, followed, skills, fields } = candidate
  const hours = Math.max(0, moment.getTime() - at.getTime()) / HOUR_MS
  const worth =
    1 +
    (own || followed ? FOLLOWED : 0) +
    SKILL * Math.min(skills, MOST_SKILLS) +
    (fields > 0 ? FIELD : 0) +
    (SAID * Math.log2(1 + saidTo(candidate))) / Math.log2(1 + MOST_SAID)
  return worth * 0.5 ** (hours / HALF_LIFE_HOURS)
}

/** Returns how much was said to a candidate, to at most `MOST_SAID`. */
export function saidTo({ reactions, comments }: Candidate): number {
  return Math.min(reactions + COMMENT * comments, MOST_SAID)
}

/**
 * Returns candidates by their weight, the highest first; of one author never two in a row, while there is another. The
 * same candidates at the same moment are always in the same order.
 */
export function rankForYou<T extends Candidate>(candidates: readonly T[], moment: Date): T[] {
  const left = candidates
    .map((candidate) => ({ candidate, weight: weightOf(candidate, moment) }))
    .sort((a, b) => b.weight - a.weight || (a.candidate.id < b.candidate.id ? 1 : -1))
    .map(({ candidate }) => candidate)
  const ranked: T[] = []
  while (left.length > 0) {
    const last = ranked.at(-1)?.authorId
    const next = left.findIndex(({ authorId }) => authorId !== last)
    ranked.push(...left.splice(Math.max(next, 0), 1))
  }
  return ranked
}
