import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { assignSlug } from './assign-slug.ts'

/**
 * The table with a feature's addresses of one kind of thing: `slug`, the thing, and whether the address is the present
 * one.
 */
interface SlugTable {
  readonly table: string
  /** The column that identifies the thing. */
  readonly owner: string
  /** The base of an address if the title yields none. */
  readonly fallback: string
  /** Literal path segments of our own pages. */
  readonly reserved: ReadonlySet<string>
}

/** The addresses of one kind of thing: each thing has one present address, and its former ones redirect to it. */
export interface Slugs {
  /** Assigns a new thing an address made from its title, and returns it. The database ensures that it is unique. */
  give(tx: Tx, id: string, title: string): Promise<string>
  /**
   * Moves a thing to another address. If people may know the former address (`known`), it redirects to the new one.
   * Otherwise, it is freed, unless the thing returns to an address that it had before. Returns false and changes
   * nothing if the address is or was taken, or is one of our pages.
   */
  move(tx: Tx, id: string, slug: string, isKnown: boolean): Promise<boolean>
}

/** Returns the functions that manage the addresses in a table. */
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
      return assignSlug({ title, id, fallback, reserved }, (slug) => take(tx, id, slug))
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
