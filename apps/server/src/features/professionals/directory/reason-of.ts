import type { KeyKind } from './tables.ts'

/** What two professionals have in common; `people` is how many have it. */
export interface SharedKey {
  readonly kind: KeyKind
  readonly name: string
  readonly people: number
}

/** What ties somebody to the one who might follow them. */
export interface Tie {
  /** First names of those whom one follows and who follow them, at most two. */
  readonly friends: readonly string[]
  /** How many there are beside these. */
  readonly others: number
  /** They follow the one who asks. */
  readonly followsOne: boolean
  /** What both have, what few have first. */
  readonly shared: readonly SharedKey[]
}

interface Reason {
  readonly weight: number
  readonly text: string
}

/** The one reason that says most, and how much all of them weigh together; no reason where nothing ties the two. */
export function tiesInWords(tie: Tie): { weight: number; reason: string | undefined } {
  const reasons = [...ofFriends(tie), ...ofWork(tie), ...ofSkills(tie), ...ofOthers(tie)]
  const best = reasons.toSorted((a, b) => b.weight - a.weight)[0]
  return { weight: reasons.reduce((sum, { weight }) => sum + weight, 0), reason: best?.text }
}

function ofFriends({ friends, others, followsOne }: Tie): Reason[] {
  const [first, second] = friends
  const reasons: Reason[] = followsOne ? [{ weight: 6, text: 'Follows you' }] : []
  if (first === undefined) return reasons
  const many = friends.length + others
  const more = many - 1
  const text =
    many === 1
      ? `Followed by ${first}, whom you follow`
      : many === 2 && second !== undefined
        ? `Followed by ${first} and ${second}, whom you follow`
        : `Followed by ${first} and ${more} ${more === 1 ? 'other' : 'others'} you follow`
  return [...reasons, { weight: 4 + Math.min(many, 8) / 4, text }]
}

function ofWork({ shared }: Tie): Reason[] {
  const present = shared.find(({ kind }) => kind === 'company')
  if (present) return [{ weight: 5.5, text: `Works at ${present.name}, as you do` }]
  const past = shared.find(({ kind }) => kind === 'worked')
  return past ? [{ weight: 5, text: `Worked at ${past.name} too` }] : []
}

function ofSkills({ shared }: Tie): Reason[] {
  const [first, second, ...more] = shared.filter(({ kind }) => kind === 'skill')
  if (!first) return []
  if (!second) return [{ weight: 1.5, text: `Knows ${first.name}, as you do` }]
  return [{ weight: 3 + Math.min(more.length, 6) / 4, text: `You both know ${first.name} and ${second.name}` }]
}

function ofOthers({ shared }: Tie): Reason[] {
  const expertise = shared.find(({ kind }) => kind === 'expertise')
  const place = shared.find(({ kind }) => kind === 'place')
  return [
    ...(expertise ? [{ weight: 2, text: `Also works in ${lowerFirst(expertise.name)}` }] : []),
    ...(place ? [{ weight: 2.5, text: `Also in ${place.name}` }] : []),
  ]
}

/** "Web development" in a sentence; "AI safety" stays. */
function lowerFirst(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
