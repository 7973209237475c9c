/** A reason to follow a member. */
export interface Reason {
  /** Two reasons of one kind count as similar. */
  readonly kind: string
  readonly weight: number
  readonly text: string
}

/** A suggested member, by id, with the reasons and their total weight. */
export interface PossibleSuggestion {
  readonly id: string
  readonly weight: number
  readonly reasons: readonly Reason[]
}

/** The weight that a kind of reason loses with each of its first `MOST_TIMES` repetitions, so that the reasons vary. */
const REPETITION_PENALTY = 1.5
const MOST_TIMES = 2
/** The weight that a suggestion loses with each earlier use of its kind of reason, because variety is worth more. */
const RANK_PENALTY = 0.75
/** The maximum number of possible suggestions that are compared: those with the greatest weight. */
const MOST_COMPARED = 150

/**
 * Returns suggestions, strongest first, up to a maximum, each with one reason: the strongest, unless earlier
 * suggestions used it and there is another about as strong. Members without a reason are omitted.
 */
export function varyReasons<T extends PossibleSuggestion>(
  possible: readonly T[],
  most: number,
): (T & { reason: string })[] {
  const remainingCandidates = possible
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_COMPARED)
  const timesByKind = new Map<string, number>()
  const timesOf = (kind: string) => timesByKind.get(kind) ?? 0
  const suggestions: (T & { reason: string })[] = []
  while (suggestions.length < most) {
    let next: { index: number; weight: number; member: T; reason: Reason } | undefined
    for (const [index, member] of remainingCandidates.entries()) {
      const reason = leastRepeated(member.reasons, timesOf)
      if (!reason) continue
      const weight = member.weight - RANK_PENALTY * timesOf(reason.kind)
      if (!next || weight > next.weight) next = { index, weight, member, reason }
    }
    if (!next) break
    remainingCandidates.splice(next.index, 1)
    timesByKind.set(next.reason.kind, timesOf(next.reason.kind) + 1)
    suggestions.push({ ...next.member, reason: next.reason.text })
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
