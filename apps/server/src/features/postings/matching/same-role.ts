import type { EmploymentType, Seniority } from '@rise/contract/jobs/kinds'
import type { Pay } from '@rise/contract/jobs/shapes'
import { likeness } from './text-signature.ts'

/** The facts by which two postings of one company are compared. */
export interface RoleFacts {
  readonly sourceId: string
  readonly key: string
  readonly roleKey: string
  /** The signature of the text; null for a text that is too short to compare. */
  readonly signature: readonly number[] | null
  /** The source's own name for the team, in comparable form. */
  readonly team: string | null
  /** The catalog's department for the source's own words; null if only the title suggests one. */
  readonly department: string | null
  readonly employmentType: EmploymentType | null
  readonly seniority: Seniority | null
  readonly pay: Pay | null
  /** Slugs. */
  readonly places: readonly string[]
  readonly applyUrl: string | null
}

/** The minimum similarity of two texts on one board: texts of one role differ only by a place's name or a number. */
const ALIKE_ON_ONE_BOARD = 0.8
/** The minimum similarity of texts on two boards, which may truncate, reorder or decorate their texts. */
const ALIKE_ON_TWO_BOARDS = 0.6

/**
 * Whether two postings of one company are the same role. They are not if their titles differ, if they state different
 * employment types, seniorities or departments, different teams on the same board, or separate pay ranges (unless their
 * places differ), or if there is too little evidence. Wrongly merging two postings would hide a job, while wrongly
 * separating them only repeats one.
 */
export function isSameRole(a: RoleFacts, b: RoleFacts): boolean {
  if (a.roleKey === '' || a.roleKey !== b.roleKey) return false
  if (differ(a.employmentType, b.employmentType) || differ(a.seniority, b.seniority)) return false
  if (differ(a.department, b.department)) return false
  const isOneBoard = a.sourceId === b.sourceId
  if (isOneBoard && differ(a.team, b.team)) return false
  const samePlace = a.places.length === 0 || b.places.length === 0 ? null : a.places.some((p) => b.places.includes(p))
  if (samePlace !== false && payApart(a.pay, b.pay)) return false
  if (a.applyUrl !== null && a.applyUrl === b.applyUrl && isSpecific(a.applyUrl)) return true
  if (a.signature !== null && b.signature !== null) {
    return likeness(a.signature, b.signature) >= (isOneBoard ? ALIKE_ON_ONE_BOARD : ALIKE_ON_TWO_BOARDS)
  }
  // Without both texts, the other posting must be on another board, with the same title and place.
  return !isOneBoard && samePlace === true
}

function differ(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a !== b
}

/** Whether two pay ranges in the same currency and period neither overlap nor touch. */
function payApart(a: Pay | null, b: Pay | null): boolean {
  if (a === null || b === null || a.currency !== b.currency || a.period !== b.period) return false
  const [aMin, aMax] = [a.min ?? 0, a.max ?? Number.POSITIVE_INFINITY]
  const [bMin, bMax] = [b.min ?? 0, b.max ?? Number.POSITIVE_INFINITY]
  return aMin > bMax || bMin > aMax
}

/** Whether an address identifies one job, unlike the address of a careers page for all jobs. */
function isSpecific(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && /\d{3,}|[0-9a-f]{8}-/i.test(url.pathname + url.search)
}
