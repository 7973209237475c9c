import type { EmploymentType } from '@rise/contract/jobs/kinds'
import type { MatchWish } from '@rise/contract/match/shapes'
import type { Database } from '../../platform/database/database.ts'

export interface WishRow {
  readonly pay_amount: number | null
  readonly pay_currency: string | null
  readonly employment_types: EmploymentType[] | null
  readonly move_to: string[] | null
}

const noWish: WishRow = { pay_amount: null, pay_currency: null, employment_types: null, move_to: null }

/** Returns the pay, the employment types and the places to move to that a professional wants. */
export async function readWish(db: Database, actorId: string): Promise<MatchWish> {
  const row = await db.selectFrom('match_wish').selectAll().where('actor_id', '=', actorId).executeTakeFirst()
  return wishOf(row ?? noWish)
}

/** Returns stored preferences as shown to members. Pay counts only with its currency. */
export function wishOf({ pay_amount, pay_currency, employment_types, move_to }: WishRow): MatchWish {
  const pay = pay_amount === null || pay_currency === null ? null : { amount: pay_amount, currency: pay_currency }
  return { pay, employmentTypes: employment_types ?? [], moveTo: move_to ?? [] }
}
