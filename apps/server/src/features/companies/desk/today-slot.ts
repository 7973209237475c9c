import type { CompanyToday } from '@rise/contract/companies/today/shapes'
import type { Expression } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import type { TeamCompany } from '../company-of-team.ts'

/** The input of the query for a company's desk. */
export interface Desk {
  readonly db: Database
  readonly companyId: string
  readonly now: Date
}

/**
 * One feature's part of a team's desk: the expression of a JSON value for the host's query, and the function that
 * presents the value.
 */
export interface TodayPart<T> {
  /** Whether the part is shown to a member with this role in the team; otherwise the host doesn't read it. */
  readonly isShownTo: (member: Acting, company: TeamCompany) => boolean
  readonly column: (desk: Desk) => Expression<unknown>
  readonly present: (value: unknown) => NonNullable<T>
}

/** The slot for other features' parts of a team's desk. Filled in `features/slots.ts`. */
export type TodaySlot = { readonly [Name in keyof CompanyToday]: TodayPart<CompanyToday[Name]> }

/** Returns a part whose two functions agree on the value's type. The value is JSON, so a date arrives as text. */
export function todayPart<Value, T>(halves: {
  isShownTo?(member: Acting, company: TeamCompany): boolean
  column(desk: Desk): Expression<Value>
  present(value: Value): NonNullable<T>
}): TodayPart<T> {
  // The host returns the column's value, and nothing else.
  return { isShownTo: () => true, ...halves } as TodayPart<T>
}
