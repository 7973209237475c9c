import { type RawBuilder, sql } from 'kysely'

/**
 * Returns the expression for the price of a subscription per month at a time, after its discount, in the smallest unit
 * of its currency.
 */
export function monthlyDue(at: Date): RawBuilder<number> {
  const dueAmountSql = sql`case when discount_ends_at <= ${at} then amount else amount - discount end`
  return sql`case term when 'year' then (${dueAmountSql}) / 12.0 else ${dueAmountSql} end`
}
