import type { MatchPartName } from '@rise/contract/match/kinds'
import type { ScoredMatch, ScoredPart } from './scoring/score-match.ts'

/** A part with a smaller share is not a reason. */
const REASON = 0.5
const MOST_REASONS = 3
const MOST_SKILLS = 3
const LONGEST_NAME = 60

/**
 * The reason in words for each part; names come from postings and stories. Parts that mean little by themselves have
 * none.
 */
const wordsOf: Readonly<Partial<Record<MatchPartName, (have: readonly string[]) => string>>> = {
  skills: (have) => `you know ${listOf(have.slice(0, MOST_SKILLS))}`,
  title: ([title = '']) => `close to “${title}”`,
  place: ([home = '']) => `within reach of ${home}`,
  pay: () => 'pays what you want',
  workType: ([workType = '']) => `${workType.toLowerCase()}, as you want`,
  seniority: () => 'your level',
}

/** Returns the reasons why a job matches in one line, from the parts that contribute most. */
export function whyLine({ parts }: ScoredMatch): string {
  const reasons = parts
    .filter(({ part, have }) => wordsOf[part] !== undefined && have.length > 0)
    // A skill or two in common is a reason, whatever else the job asks for.
    .filter((part) => part.part === 'skills' || shareOf(part) >= REASON)
    .toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))
    .slice(0, MOST_REASONS)
    .flatMap(({ part, have }) => wordsOf[part]?.(have.map(shorten)) ?? [])
  const line = reasons.join(' · ')
  return line === '' ? 'In your field' : line[0]?.toUpperCase() + line.slice(1)
}

function shareOf({ points, judged }: ScoredPart): number {
  return points === null || judged === 0 ? 0 : points / judged
}

function shorten(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
}
