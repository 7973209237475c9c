import { layoffsErrors } from '@rise/contract/layoffs/errors'
import type { layoffChange } from '@rise/contract/layoffs/fields'
import type { LayoffState } from '@rise/contract/layoffs/kinds'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Admin, actingAs } from '../../../platform/http/requester.ts'
import { changeSubject, openSubject, withdrawSubject } from '../../discussion/index.ts'
import { importKeyOf } from '../import/read-layoff.ts'
import { layoffName, layoffSubject } from '../layoff-subject.ts'
import { columnsOf } from '../send-layoff.ts'

type Change = z.output<typeof layoffChange>

/**
 * Edits a layoff. An import recognises it by its original row, so that importing the same row doesn't revert the edit.
 *
 * @throws {Failure} `layoff-not-found`, `layoff-changed`
 */
export async function changeLayoff(ctx: Context, admin: Admin, id: string, change: Change): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { version } = await lockLayoff(tx, id)
    if (version !== change.version) throw new Failure(layoffsErrors['layoff-changed'])
    await tx
      .updateTable('layoff')
      .set({ ...columnsOf(change), version: version + 1, updated_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute()
    await changeSubject(tx, id, { title: layoffName(change.companyName) })
    await ctx.activity.record(tx, { kind: 'layoff.changed', ...actingAs(admin), data: { layoffId: id } })
  })
}

/**
 * Publishes a layoff, or hides it with its discussion. Once published, a visitor's layoff is recognised by imports.
 *
 * @throws {Failure} `layoff-not-found`; `layoff-exists` if it is already in the tracker
 */
export async function setLayoffState(
  ctx: Context,
  admin: Admin,
  id: string,
  state: 'public' | 'hidden',
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockLayoff(tx, id)
    if (row.state === state) return
    const key = row.import_key ?? importKeyOf({ company: row.company_name, day: row.date, place: row.place })
    if (state === 'public' && row.import_key === null && (await isTaken(tx, key))) {
      throw new Failure(layoffsErrors['layoff-exists'])
    }
    await tx
      .updateTable('layoff')
      .set({
        ...{ state, version: row.version + 1, updated_at: ctx.clock.now() },
        ...(state === 'public' && { import_key: key }),
      })
      .where('id', '=', id)
      .execute()
    if (state === 'hidden') await withdrawSubject(tx, id)
    else await openSubject(ctx, tx, layoffSubject({ id, slug: row.slug, company: row.company_name }))
    await ctx.activity.record(tx, { kind: 'layoff.changed', ...actingAs(admin), data: { layoffId: id } })
    await notifySender(ctx, tx, row, { layoffId: id, published: state === 'public' })
  })
}

/** Records the decision on a waiting layoff, to notify the member who submitted it. */
export async function notifySender(
  ctx: Context,
  tx: Tx,
  { state, sender_id: senderId }: { readonly state: LayoffState; readonly sender_id: string | null },
  outcome: { readonly layoffId: string; readonly published: boolean },
): Promise<void> {
  if (state !== 'waiting' || senderId === null) return
  await ctx.activity.record(tx, { kind: 'layoff.decided', data: { ...outcome, senderId } })
}

/**
 * Returns the row of an unmerged layoff, locked until the caller's transaction ends.
 *
 * @throws {Failure} `layoff-not-found`
 */
export async function lockLayoff(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('layoff')
    .select([
      'id',
      'slug',
      'state',
      'company_name',
      'name_key',
      'place',
      'import_key',
      'sender_id',
      'version',
      'landed',
    ])
    .select(sql<string>`to_char(announced_on, 'YYYY-MM-DD')`.as('date'))
    .where('id', '=', id)
    .where('state', '<>', 'merged')
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Failure(layoffsErrors['layoff-not-found'])
  return row
}

async function isTaken(tx: Tx, key: string): Promise<boolean> {
  // Waits for a running import, which may store the same row.
  await sql`select pg_advisory_xact_lock(hashtextextended('layoff-import', 0))`.execute(tx)
  const row = await tx.selectFrom('layoff').select('id').where('import_key', '=', key).executeTakeFirst()
  return row !== undefined
}
