import type { MatchPartName } from '@rise/contract/match/kinds'
import type { ScoredPart } from './scoring/score-match.ts'

type ReasonPart = Pick<ScoredPart, 'part' | 'points' | 'judged' | 'have'>

/** Except for skills, a part with a smaller share is no reason. */
const REASON = 0.5
const MOST_REASONS = 3
const MOST_SKILLS = 3
const LONGEST_NAME = 60

/**
 * What each part says about the job, after "It’s", in the order of the sentence. Parts that mean little without others
 * have no words.
 */
const predicates: Readonly<Partial<Record<MatchPartName, (name: string) => string>>> = {
  title: (title) => `close to “${title}”`,
  seniority: () => 'at your level',
  place: (home) => `within reach of ${home}`,
  workType: (workType) => `${workType.toLowerCase()}, as you want`,
}
const order: readonly string[] = Object.keys(predicates)

/**
 * Returns the reasons why a job matches in one sentence, from the parts that contribute most: "You know TypeScript, and
 * it’s close to “Engineer” and within reach of Porto."
 */
export function whyLine({ parts }: { readonly parts: readonly ReasonPart[] }): string {
  const reasons = parts
    .filter(({ part, have }) => have.length > 0 && (part === 'skills' || part === 'pay' || predicates[part]))
    // A skill or two in common is a reason, whatever else the job asks for.
    .filter((part) => part.part === 'skills' || shareOf(part) >= REASON)
    .toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))
    .slice(0, MOST_REASONS)
  const skills = reasons
    .find(({ part }) => part === 'skills')
    ?.have.slice(0, MOST_SKILLS)
    .map(shorten)
  const inOrder = reasons.toSorted((a, b) => order.indexOf(a.part) - order.indexOf(b.part))
  const facts = inOrder.flatMap(({ part, have: [name = ''] }) => predicates[part]?.(shorten(name)) ?? [])
  const clauses = [
    skills && `you know ${listOf(skills)}`,
    facts.length > 0 && `it’s ${listOf(facts)}`,
    reasons.some(({ part }) => part === 'pay') && 'it pays what you want',
  ].filter((clause) => typeof clause === 'string')
  if (clauses.length === 0) return 'It’s in your field.'
  const sentence = [clauses.slice(0, -1).join(', '), clauses.at(-1)].filter(Boolean).join(', and ')
  return `${sentence[0]?.toUpperCase()}${sentence.slice(1)}.`
}

function shareOf({ points, judged }: ReasonPart): number {
  return points === null || judged === 0 ? 0 : points / judged
}

function shorten(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
}
