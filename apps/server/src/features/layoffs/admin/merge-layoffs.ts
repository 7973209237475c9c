import { layoffsErrors } from '@rise/contract/layoffs/errors'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Admin, actingAs } from '../../../platform/http/requester.ts'
import { withdrawSubject } from '../../discussion/index.ts'
import { publicLayoff } from '../public-layoff.ts'
import { lockLayoff, notifySender } from './change-layoff.ts'

/**
 * Merges a layoff into another in the tracker. Moves its people, its offers and the company's statement, except those
 * that the target already has. Adds up the people with a new job, counting each one once, and copies the values that
 * the target lacks. Its address then redirects, and its comments are hidden. Imports still recognise both layoffs.
 *
 * @param into the slug of the target, or the address of its page
 * @throws {Failure} `layoff-not-found`, `layoff-merge`
 */
export async function mergeLayoffs(ctx: Context, admin: Admin, id: string, into: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    // Of two merges in opposite directions, the second sees the result of the first.
    await sql`select pg_advisory_xact_lock(hashtextextended('layoff-import', 0))`.execute(tx)
    const from = await lockLayoff(tx, id)
    const target = await publicLayoff(tx, into.split('/').at(-1) ?? into).catch((error: unknown) => {
      if (error instanceof Failure) throw new Failure(layoffsErrors['layoff-merge'])
      throw error
    })
    if (target.id === id) throw new Failure(layoffsErrors['layoff-merge'])
    const landedInBoth = await mergeLanded(tx, id, target.id)
    for (const table of ['layoff_person', 'layoff_hiring'] as const) {
      const key = sql.raw(table === 'layoff_person' ? 'actor_id' : 'company_id')
      await sql`
        update ${sql.table(table)} as old set layoff_id = ${target.id} where layoff_id = ${id}
          and not exists (
            select from ${sql.table(table)} as other where other.layoff_id = ${target.id} and other.${key} = old.${key}
          )`.execute(tx)
      await tx.deleteFrom(table).where('layoff_id', '=', id).execute()
    }
    await sql`
      update layoff_answer set layoff_id = ${target.id}
      where layoff_id = ${id} and not exists (select from layoff_answer where layoff_id = ${target.id})`.execute(tx)
    await sql`
      update layoff set landed = layoff.landed + old.landed - ${landedInBoth}, people = coalesce(layoff.people, old.people),
        share = coalesce(layoff.share, old.share), place = coalesce(layoff.place, old.place),
        place_key = coalesce(layoff.place_key, old.place_key), industry = coalesce(layoff.industry, old.industry),
        source = coalesce(layoff.source, old.source), company_id = coalesce(layoff.company_id, old.company_id),
        version = layoff.version + 1, updated_at = ${ctx.clock.now()}
      from layoff as old where old.id = ${id} and layoff.id = ${target.id}`.execute(tx)
    await tx
      .updateTable('layoff')
      .set({ state: 'merged', merged_into: target.id, landed: 0, version: from.version + 1 })
      .where('id', '=', id)
      .execute()
    await withdrawSubject(tx, id)
    await notifySender(ctx, tx, from, { layoffId: target.id, published: true })
    const data = { layoffId: id, intoId: target.id }
    await ctx.activity.record(tx, { kind: 'layoff.merged', ...actingAs(admin), data })
  })
}

/** Copies the new jobs of people in both layoffs to the target. Returns how many people had one in both. */
async function mergeLanded(tx: Tx, fromId: string, intoId: string): Promise<number> {
  const { rows } = await sql<{ inBoth: number }>`
    with pair as (
      select old.actor_id, old.landed_at, own.landed_at as own_landed_at
      from layoff_person as old join layoff_person as own on own.actor_id = old.actor_id
      where old.layoff_id = ${fromId} and own.layoff_id = ${intoId} and old.landed_at is not null
    ), newly as (
      update layoff_person set landed_at = pair.landed_at from pair
      where layoff_person.layoff_id = ${intoId} and layoff_person.actor_id = pair.actor_id and own_landed_at is null
    )
    select count(*)::int as "inBoth" from pair where own_landed_at is not null`.execute(tx)
  return rows[0]?.inBoth ?? 0
}
