import type { EmploymentType, Seniority } from '@rise/contract/jobs/kinds'
import type { Pay } from '@rise/contract/jobs/shapes'
import { likeness } from './text-signature.ts'

/** What two postings of one company are compared by. */
export interface RoleFacts {
  readonly sourceId: string
  readonly key: string
  readonly roleKey: string
  /** Null for a text that is too short to tell. */
  readonly signature: readonly number[] | null
  /** The source's own words for the team, in comparable form. */
  readonly team: string | null
  /** The catalog's department that the source's words stand for; null when only the title speaks. */
  readonly department: string | null
  readonly employmentType: EmploymentType | null
  readonly seniority: Seniority | null
  readonly pay: Pay | null
  /** Slugs. */
  readonly places: readonly string[]
  readonly applyUrl: string | null
}

/** Two texts of one board differ by a place's name or a number, if they are one role. */
const ALIKE_ON_ONE_BOARD = 0.8
/** Boards cut, order and decorate texts differently. */
const ALIKE_ON_TWO_BOARDS = 0.6

/**
 * Whether two postings of one company are the same role. What both state and state differently keeps them apart, and so
 * does a lack of evidence: two postings wrongly shown as one hide a job, two wrongly shown apart only repeat one.
 */
export function isSameRole(a: RoleFacts, b: RoleFacts): boolean {
  if (a.roleKey === '' || a.roleKey !== b.roleKey) return false
  if (differ(a.employmentType, b.employmentType) || differ(a.seniority, b.seniority)) return false
  if (differ(a.department, b.department)) return false
  const oneBoard = a.sourceId === b.sourceId
  if (oneBoard && differ(a.team, b.team)) return false
  const samePlace = a.places.length === 0 || b.places.length === 0 ? null : a.places.some((p) => b.places.includes(p))
  if (samePlace !== false && payApart(a.pay, b.pay)) return false
  if (a.applyUrl !== null && a.applyUrl === b.applyUrl && isSpecific(a.applyUrl)) return true
  if (a.signature !== null && b.signature !== null) {
    return likeness(a.signature, b.signature) >= (oneBoard ? ALIKE_ON_ONE_BOARD : ALIKE_ON_TWO_BOARDS)
  }
  // Without texts on both sides: another board's posting of the same title in the same place.
  return !oneBoard && samePlace === true
}

function differ(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a !== b
}

/** In the same place the same role does not pay in two ranges that do not touch. */
function payApart(a: Pay | null, b: Pay | null): boolean {
  if (a === null || b === null || a.currency !== b.currency || a.period !== b.period) return false
  const [aMin, aMax] = [a.min ?? 0, a.max ?? Number.POSITIVE_INFINITY]
  const [bMin, bMax] = [b.min ?? 0, b.max ?? Number.POSITIVE_INFINITY]
  return aMin > bMax || bMin > aMax
}

/** An address that tells one job from another: a careers page for all of them does not. */
function isSpecific(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && /\d{3,}|[0-9a-f]{8}-/i.test(url.pathname + url.search)
}
