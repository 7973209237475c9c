/** A reason to follow a member. */
export interface Reason {
  /** Two reasons of one kind are similar. */
  readonly kind: string
  readonly weight: number
  readonly text: string
}

/** A suggested member, by id, with the reasons and their total weight. */
export interface Candidate {
  readonly id: string
  readonly weight: number
  readonly reasons: readonly Reason[]
}

/** The weight that a kind of reason loses with each of its first repetitions, so that reasons vary. */
const REPETITION_PENALTY = 1.5
const MOST_TIMES = 2
/**
 * The rank that a suggestion without another reason loses with each repetition, because varied reasons are worth more.
 */
const RANK_PENALTY = 0.75
/** The most candidates compared, by weight. */
const MOST_COMPARED = 150

/**
 * Returns suggestions, strongest first, up to a maximum, each with one reason: the strongest, unless earlier
 * suggestions used it and there is another about as strong. Candidates without a reason are omitted.
 */
export function varyReasons<T extends Candidate>(candidates: readonly T[], most: number): (T & { reason: string })[] {
  const remaining = candidates
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_COMPARED)
  const timesByKind = new Map<string, number>()
  const timesOf = (kind: string) => timesByKind.get(kind) ?? 0
  const suggestions: (T & { reason: string })[] = []
  while (suggestions.length < most) {
    let next: { index: number; weight: number; candidate: T; reason: Reason } | undefined
    for (const [index, candidate] of remaining.entries()) {
      const reason = leastRepeated(candidate.reasons, timesOf)
      if (!reason) continue
      const weight = candidate.weight - RANK_PENALTY * timesOf(reason.kind)
      if (!next || weight > next.weight) next = { index, weight, candidate, reason }
    }
    if (!next) break
    remaining.splice(next.index, 1)
    timesByKind.set(next.reason.kind, timesOf(next.reason.kind) + 1)
    suggestions.push({ ...next.candidate, reason: next.reason.text })
  }
  return suggestions
}

/** Returns the strongest reason, with repeated kinds weighted less. */
function leastRepeated(reasons: readonly Reason[], timesOf: (kind: string) => number): Reason | undefined {
  const weightOf = ({ kind, weight }: Reason) => weight - REPETITION_PENALTY * Math.min(timesOf(kind), MOST_TIMES)
  let best: Reason | undefined
  for (const reason of reasons) if (!best || weightOf(reason) > weightOf(best)) best = reason
  return best
}
