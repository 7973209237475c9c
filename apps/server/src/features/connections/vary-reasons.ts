/** One thing that speaks for following somebody. */
export interface Reason {
  /** Two of one kind say much the same. */
  readonly kind: string
  readonly weight: number
  readonly text: string
}

/** Somebody to follow, by id, with what speaks for it, and how much all of that weighs together. */
export interface Candidate {
  readonly id: string
  readonly weight: number
  readonly reasons: readonly Reason[]
}

/** What a kind of reason loses by each of the first times that it was said: who has another one shows that. */
const SAID_AGAIN = 1.5
const MOST_TIMES = 2
/** What each time takes from the place of who has no other: several reasons are worth more than one many times. */
const REPEATED = 0.75
/** Of more, those that weigh most. */
const MOST_COMPARED = 150

/**
 * The best tied first, at most so many, each with the reason to show: the one that says most, unless those before said it
 * and there is another that is about as good. Who has no reason is left out.
 */
export function varyReasons<T extends Candidate>(candidates: readonly T[], most: number): (T & { reason: string })[] {
  const left = candidates
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_COMPARED)
  const said = new Map<string, number>()
  const timesOf = (kind: string) => said.get(kind) ?? 0
  const chosen: (T & { reason: string })[] = []
  while (chosen.length < most) {
    let next: { index: number; weight: number; candidate: T; reason: Reason } | undefined
    for (const [index, candidate] of left.entries()) {
      const reason = leastSaid(candidate.reasons, timesOf)
      if (!reason) continue
      const weight = candidate.weight - REPEATED * timesOf(reason.kind)
      if (!next || weight > next.weight) next = { index, weight, candidate, reason }
    }
    if (!next) break
    left.splice(next.index, 1)
    said.set(next.reason.kind, timesOf(next.reason.kind) + 1)
    chosen.push({ ...next.candidate, reason: next.reason.text })
  }
  return chosen
}

/** The reason that says most, where one that was said before says less. */
function leastSaid(reasons: readonly Reason[], timesOf: (kind: string) => number): Reason | undefined {
  const worth = ({ kind, weight }: Reason) => weight - SAID_AGAIN * Math.min(timesOf(kind), MOST_TIMES)
  let best: Reason | undefined
  for (const reason of reasons) if (!best || worth(reason) > worth(best)) best = reason
  return best
}
