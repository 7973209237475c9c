import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { type KeyedEntry, separateRepeated } from '../../../platform/import/entries-read.ts'
import { openSubjects } from '../../discussion/index.ts'
import { layoffSubject } from '../layoff-subject.ts'
import { layoffSlugs } from './layoff-slugs.ts'
import { placeKeyOf, type ReadLayoff } from './read-layoff.ts'

/** The lock that serialises imports of layoffs. */
export const LAYOFF_IMPORT = 'layoff-import'

/** A row; its position is its line number. */
export type KeyedLayoff = ReadLayoff & KeyedEntry

interface StoredCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly rejected: readonly { readonly line: number; readonly reason: string }[]
}

/**
 * Stores a batch of rows. Skips rows that are unchanged since their last import, so that admins' edits stay. A changed
 * row overwrites the values that it specifies.
 */
export async function storeLayoffs(ctx: Context, tx: Tx, rows: readonly KeyedLayoff[]): Promise<StoredCounts> {
  if (rows.length === 0) return { added: 0, changed: 0, unchanged: 0, rejected: [] }
  const { fresh, repeated, contradicting } = await separateRepeated(tx, rows)
  const storedByKey = new Map(
    (
      await tx
        .selectFrom('layoff')
        .select(['id', 'import_key', 'import_hash'])
        .where(sql<boolean>`import_key = any(${fresh.map(({ key }) => key)}::text[])`)
        .execute()
    ).map((row) => [row.import_key, row]),
  )
  const newLayoffs = fresh.filter(({ key }) => !storedByKey.has(key))
  const changedLayoffs = fresh.filter(
    ({ key, hash }) => storedByKey.has(key) && storedByKey.get(key)?.import_hash !== hash,
  )
  await insert(ctx, tx, newLayoffs)
  await update(ctx, tx, changedLayoffs)
  const unchangedCount = fresh.length - newLayoffs.length - changedLayoffs.length + repeated
  const rejections = contradicting.map(({ position, first }) => ({
    line: position,
    reason: `Line ${first} has the same company, date and place, but says something else.`,
  }))
  return { added: newLayoffs.length, changed: changedLayoffs.length, unchanged: unchangedCount, rejected: rejections }
}

async function insert(ctx: Context, tx: Tx, rows: readonly KeyedLayoff[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(() => ctx.newId())
  const slugs = await layoffSlugs(
    tx,
    rows.map((row, index) => ({ ...row, id: ids[index] ?? '' })),
  )
  const values = rows.map((row, index) => ({
    ...{ id: ids[index], slug: slugs[index], company_name: row.company, announced_on: row.day, people: row.people },
    ...{ share: row.share, place: row.place, place_key: placeKeyOf(row.place), industry: row.industry },
    ...{ source: row.source, import_key: row.key, import_hash: row.hash },
  }))
  const now = ctx.clock.now()
  await sql`
    insert into layoff (id, slug, state, company_name, announced_on, people, share, place, place_key, industry, source,
      import_key, import_hash, created_at, updated_at)
    select id, slug, 'public', company_name, announced_on, people, share, place, place_key, industry, source,
      import_key, import_hash, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as row (id uuid, slug text, company_name text,
      announced_on date, people integer, share numeric, place text, place_key text, industry text, source text,
      import_key text, import_hash text)`.execute(tx)
  const subjects = rows.map(({ company }, index) =>
    layoffSubject({ id: ids[index] ?? '', slug: slugs[index] ?? '', company }),
  )
  await openSubjects(ctx, tx, subjects)
}

/** Updates changed layoffs. Keeps the stored value where a row doesn't specify one. */
async function update({ clock }: Context, tx: Tx, rows: readonly KeyedLayoff[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update layoff set people = coalesce(row.people, layoff.people), share = coalesce(row.share, layoff.share),
      industry = coalesce(row.industry, layoff.industry), source = coalesce(row.source, layoff.source),
      import_hash = row.hash, version = version + 1, updated_at = ${clock.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (key text, hash text, people integer, share numeric,
      industry text, source text)
    where layoff.import_key = row.key`.execute(tx)
}
