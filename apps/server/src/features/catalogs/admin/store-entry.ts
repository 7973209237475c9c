import type { AdminAct } from '@rise/contract/admin/words'
import type { EditableCatalog } from '@rise/contract/catalogs/kinds'
import { catalogWords } from '@rise/contract/catalogs/words'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { slugify } from '../../../platform/slugs/slug.ts'
import { recordAct } from '../../session/index.ts'
import type { PresentEntry } from '../present-catalogs.ts'
import { namesOf } from './entry-rules.ts'

type Facts = Pick<PresentEntry, 'slug' | 'name' | 'group' | 'aliases' | 'retired' | 'version'>

interface EntryAct {
  readonly act: AdminAct
  readonly catalog: EditableCatalog
  readonly before?: Facts
  readonly after: Facts
  /** The slug of what was merged into it. */
  readonly merged?: string
}

/** Stores an entry as it is from now on. */
export async function storeEntry(
  { clock }: Context,
  tx: Tx,
  catalog: EditableCatalog,
  { slug, name, group, aliases, retired, version }: Facts,
  { isNew = false, mergedInto = null }: { isNew?: boolean; mergedInto?: string | null } = {},
): Promise<void> {
  const now = clock.now()
  const facts = {
    ...{ name, group_name: group, aliases: [...aliases], retired },
    ...{ merged_into: mergedInto, version, changed_at: now },
  }
  await tx
    .insertInto('catalog_entry')
    .values({ catalog, slug, ...facts, added_at: isNew ? now : null })
    .onConflict((conflict) => conflict.columns(['catalog', 'slug']).doUpdateSet(facts))
    .execute()
}

/** Records an act for the timeline, and what it changes for things that are found by the entry's names. */
export async function recordEntryAct(ctx: Context, tx: Tx, admin: SignedIn, done: EntryAct): Promise<void> {
  const { act, catalog, before, after, merged } = done
  await recordAct(ctx, tx, {
    ...{ act, by: admin.loginId },
    subject: { id: null, name: `${(before ?? after).name} (${catalogWords[catalog].name})` },
    ...(before && { before: factsOf(before) }),
    after: factsOf(after),
  })
  const known = new Set(before ? namesOf(before) : [])
  const added = namesOf(after).filter((name) => !known.has(name))
  if (merged === undefined && before && added.length === 0 && known.size === namesOf(after).length) return
  const keys = [...new Set([after.slug, ...(merged ? [merged] : []), ...added.map((name) => slugify(name))])]
  const data = { catalog, slug: after.slug, keys: keys.filter((key) => key !== '') }
  await ctx.activity.record(tx, { kind: 'catalog.changed', loginId: admin.loginId, data })
}

function factsOf({ name, group, aliases, retired }: Facts) {
  return { name, group, aliases, retired }
}
