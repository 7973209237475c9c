import { placeInText } from '@rise/contract/words'
import { t } from '@rise/texts'
import { followedByWords, type Reason } from '../../connections/index.ts'
import type { KeyKind } from './tables.ts'

/** A property that two professionals share; `people` is the number of people with it. */
export interface SharedKey {
  readonly kind: KeyKind
  readonly name: string
  readonly people: number
}

/** The connections between a suggested member and the viewer. */
export interface Tie {
  /** The names of at most two followed members who follow the suggested member: first names, or companies' names. */
  readonly friends: readonly string[]
  /** The number of further followed members who do. */
  readonly others: number
  /** Whether the suggested member follows the viewer. */
  readonly followsOne: boolean
  /** The shared properties, rarest first. */
  readonly shared: readonly SharedKey[]
}

/** Returns all reasons for a suggestion, in words, and their total weight. */
export function tiesInWords(tie: Tie): { weight: number; reasons: Reason[] } {
  const reasons = [...ofFriends(tie), ...ofWork(tie), ...ofSkills(tie), ...ofOthers(tie)]
  return { weight: reasons.reduce((sum, { weight }) => sum + weight, 0), reasons }
}

function ofFriends({ friends, others, followsOne }: Tie): Reason[] {
  const text = followedByWords(friends, others)
  const reasons: Reason[] = followsOne ? [{ kind: 'follower', weight: 6, text: t('Follows you') }] : []
  if (text === undefined) return reasons
  const many = friends.length + others
  return [...reasons, { kind: 'friend', weight: 4 + Math.min(many, 8) / 4, text }]
}

function ofWork({ shared }: Tie): Reason[] {
  const presentCompany = shared.find(({ kind }) => kind === 'company')
  if (presentCompany)
    return [{ kind: 'work', weight: 5.5, text: t('Works at {company}, as you do', { company: presentCompany.name }) }]
  const past = shared.find(({ kind }) => kind === 'worked')
  return past ? [{ kind: 'work', weight: 5, text: t('Worked at {company} too', { company: past.name }) }] : []
}

function ofSkills({ shared }: Tie): Reason[] {
  const [first, second, ...more] = shared.filter(({ kind }) => kind === 'skill')
  if (!first) return []
  if (!second) return [{ kind: 'skill', weight: 1.5, text: t('Knows {skill}, as you do', { skill: first.name }) }]
  const text = t('You both know {first} and {second}', { first: first.name, second: second.name })
  return [{ kind: 'skill', weight: 3 + Math.min(more.length, 6) / 4, text }]
}

function ofOthers({ shared }: Tie): Reason[] {
  const expertise = shared.find(({ kind }) => kind === 'expertise')
  const place = shared.find(({ kind }) => kind === 'place')
  return [
    ...(expertise
      ? [{ kind: 'expertise', weight: 2, text: t('Also works in {field}', { field: lowerFirst(expertise.name) }) }]
      : []),
    ...(place ? [{ kind: 'place', weight: 2.5, text: t('Also in {place}', { place: placeInText(place.name) }) }] : []),
  ]
}

/** Lowers the first letter within a sentence: "Web development", but not "AI safety". */
function lowerFirst(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
