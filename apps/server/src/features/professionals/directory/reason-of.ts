import type { Reason } from '../../connections/index.ts'
import type { KeyKind } from './tables.ts'

/** A shared property of two professionals; `people` is the number of people with it. */
export interface SharedKey {
  readonly kind: KeyKind
  readonly name: string
  readonly people: number
}

/** The connections of a suggested member with the viewer. */
export interface Tie {
  /** First names of at most two followed members who follow them. */
  readonly friends: readonly string[]
  /** The number of further ones. */
  readonly others: number
  /** Whether they follow the viewer. */
  readonly followsOne: boolean
  /** Shared properties, rarest first. */
  readonly shared: readonly SharedKey[]
}

/** Returns all reasons for a suggestion, in words, and their total weight. */
export function tiesInWords(tie: Tie): { weight: number; reasons: Reason[] } {
  const reasons = [...ofFriends(tie), ...ofWork(tie), ...ofSkills(tie), ...ofOthers(tie)]
  return { weight: reasons.reduce((sum, { weight }) => sum + weight, 0), reasons }
}

function ofFriends({ friends, others, followsOne }: Tie): Reason[] {
  const [first, second] = friends
  const reasons: Reason[] = followsOne ? [{ kind: 'follower', weight: 6, text: 'Follows you' }] : []
  if (first === undefined) return reasons
  const many = friends.length + others
  const more = many - 1
  const text =
    many === 1
      ? `Followed by ${first}, whom you follow`
      : many === 2 && second !== undefined
        ? `Followed by ${first} and ${second}, whom you follow`
        : `Followed by ${first} and ${more} ${more === 1 ? 'other' : 'others'} you follow`
  return [...reasons, { kind: 'friend', weight: 4 + Math.min(many, 8) / 4, text }]
}

function ofWork({ shared }: Tie): Reason[] {
  const present = shared.find(({ kind }) => kind === 'company')
  if (present) return [{ kind: 'work', weight: 5.5, text: `Works at ${present.name}, as you do` }]
  const past = shared.find(({ kind }) => kind === 'worked')
  return past ? [{ kind: 'work', weight: 5, text: `Worked at ${past.name} too` }] : []
}

function ofSkills({ shared }: Tie): Reason[] {
  const [first, second, ...more] = shared.filter(({ kind }) => kind === 'skill')
  if (!first) return []
  if (!second) return [{ kind: 'skill', weight: 1.5, text: `Knows ${first.name}, as you do` }]
  return [
    { kind: 'skill', weight: 3 + Math.min(more.length, 6) / 4, text: `You both know ${first.name} and ${second.name}` },
  ]
}

function ofOthers({ shared }: Tie): Reason[] {
  const expertise = shared.find(({ kind }) => kind === 'expertise')
  const place = shared.find(({ kind }) => kind === 'place')
  return [
    ...(expertise ? [{ kind: 'expertise', weight: 2, text: `Also works in ${lowerFirst(expertise.name)}` }] : []),
    ...(place ? [{ kind: 'place', weight: 2.5, text: `Also in ${place.name}` }] : []),
  ]
}

/** "Web development" within a sentence; "AI safety" stays. */
function lowerFirst(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
