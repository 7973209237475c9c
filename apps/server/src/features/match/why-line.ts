import type { MatchPartName } from '@rise/contract/match/kinds'
import { t } from '@rise/texts'
import { listInWords } from '../../platform/words/list-in-words.ts'
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
  title: (title) => t('close to “{title}”', { title }, 'after “It’s”, about a job'),
  seniority: () => t('at your level', 'after “It’s”, about a job'),
  place: (home) => t('within reach of {home}', { home }, 'after “It’s”, about a job'),
  workType: (workType) =>
    t(
      '{workType, select, Remote {remote, as you want} Hybrid {hybrid, as you want} other {onsite, as you want}}',
      { workType },
      'after “It’s”, about a job',
    ),
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
    ...(skills ? ['skills'] : []),
    ...(facts.length > 0 ? ['facts'] : []),
    ...(reasons.some(({ part }) => part === 'pay') ? ['pay'] : []),
  ]
  return t(
    '{clauses, select, skills {You know {skills}.} facts {It’s {facts}.} pay {It pays what you want.} skills_facts {You know {skills}, and it’s {facts}.} skills_pay {You know {skills}, and it pays what you want.} facts_pay {It’s {facts}, and it pays what you want.} skills_facts_pay {You know {skills}, it’s {facts}, and it pays what you want.} other {It’s in your field.}}',
    { clauses: clauses.join('_'), skills: listInWords(skills ?? []), facts: listInWords(facts) },
  )
}

function shareOf({ points, judged }: ReasonPart): number {
  return points === null || judged === 0 ? 0 : points / judged
}

function shorten(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
}
