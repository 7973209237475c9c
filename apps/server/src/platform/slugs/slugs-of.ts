import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { giveSlug } from './give-slug.ts'

/** Where a feature keeps the addresses of one kind of thing: `slug`, whose it is, and whether it is its present one. */
interface SlugTable {
  readonly table: string
  /** The column that names the thing. */
  readonly owner: string
  /** What it is called where its title makes no address. */
  readonly fallback: string
  /** Literal segments of pages of ours. */
  readonly reserved: ReadonlySet<string>
}

/** The addresses of one kind of thing: each has one present one, and others that it had lead to it. */
export interface Slugs {
  /** Gives a new thing an address made of its title, and answers with it. The database settles that it is the only one. */
  give(tx: Tx, id: string, title: string): Promise<string>
  /**
   * Moves a thing to another address. The one before keeps leading to it when people may know it. False, and nothing
   * changes, when another has or had it, or a page of ours is there.
   */
  move(tx: Tx, id: string, slug: string, known: boolean): Promise<boolean>
}

/** The addresses that are kept in a table. */
export function slugsOf({ table, owner, fallback, reserved }: SlugTable): Slugs {
  const slugs = sql.table(table)
  const ownerId = sql.ref(owner)

  async function take(tx: Tx, id: string, slug: string): Promise<boolean> {
    const { rows } = await sql`
      insert into ${slugs} (slug, ${ownerId}, present) values (${slug}, ${id}, true)
      on conflict (slug) do nothing returning slug`.execute(tx)
    return rows.length > 0
  }

  const leavePresent = (tx: Tx, id: string) =>
    sql`update ${slugs} set present = false where ${ownerId} = ${id} and present`.execute(tx)

  return {
    give(tx, id, title) {
      return giveSlug({ title, id, fallback, reserved }, (slug) => take(tx, id, slug))
    },

    async move(tx, id, slug, known) {
      const { rows } = await sql<{ own: boolean }>`
        select ${ownerId} = ${id} as own from ${slugs} where slug = ${slug}`.execute(tx)
      if (rows[0]?.own === false || reserved.has(slug)) return false
      if (rows[0]) {
        await leavePresent(tx, id)
        await sql`update ${slugs} set present = true where slug = ${slug}`.execute(tx)
        return true
      }
      if (known) await leavePresent(tx, id)
      else await sql`delete from ${slugs} where ${ownerId} = ${id}`.execute(tx)
      return take(tx, id, slug)
    },
  }
}
