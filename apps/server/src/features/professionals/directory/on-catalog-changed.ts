import { sql } from 'kysely'
import type { Listener } from '../../../platform/activity/listener.ts'
import { entriesOf, refreshCatalogs } from '../../catalogs/index.ts'
import type { KeyKind } from './tables.ts'

const kindOf: Readonly<Record<string, KeyKind>> = { skills: 'skill', expertises: 'expertise', hats: 'hat' }

/** Renames the key of a changed catalog entry, and queues the directory rows of people with its keys for a rebuild. */
export const followCatalogs: Listener<'catalog.changed'> = {
  name: 'professionals.follow-catalogs',
  kinds: ['catalog.changed'],
  async react(ctx, tx, { data: { catalog, slug, keys } }) {
    const kind = kindOf[catalog]
    if (kind === undefined) return
    // Another process may have made the change.
    await refreshCatalogs(ctx)
    const [entry] = entriesOf(catalog, [slug])
    if (entry) {
      await tx
        .updateTable('professional_key')
        .set({ name: entry.name })
        .where('kind', '=', kind)
        .where('slug', '=', entry.slug)
        .execute()
    }
    await sql`
      insert into professional_due select actor_id from professional_search where keys && array(
        select id from professional_key where kind = ${kind} and slug = any(${keys}::text[])
      )`.execute(tx)
  },
}
