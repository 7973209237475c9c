import type { AdminAct } from '@rise/contract/admin/acts'
import type { EditableCatalog } from '@rise/contract/catalogs/kinds'
import { catalogWords } from '@rise/contract/catalogs/words'
import { t } from '@rise/texts'
import { SOURCE_LANGUAGE } from '@rise/texts/text-source'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { withLanguage } from '../../../platform/language/with-language.ts'
import { slugify } from '../../../platform/slugs/slug.ts'
import { recordAct } from '../../session/index.ts'
import type { PresentCatalog, PresentEntry } from '../present-catalogs.ts'
import type { CatalogUse } from '../uses.ts'
import { namesOf } from './entry-rules.ts'
import { moveUsesTask } from './move-uses.task.ts'

type Facts = Pick<PresentEntry, 'slug' | 'name' | 'group' | 'aliases' | 'retired' | 'version'>

interface EntryAct {
  readonly act: AdminAct
  readonly catalog: EditableCatalog
  /** The catalog before the change. */
  readonly present: PresentCatalog
  readonly uses: readonly CatalogUse[]
  /** The entry before the change; undefined for a new one. */
  readonly before?: Facts
  readonly after: Facts
  /** The entry that is merged into `after`. */
  readonly merged?: Facts
}

/** Stores the new state of an entry. */
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

/**
 * Records the act for the timeline. If the entry's names changed, also sends the task that rewrites stored slugs, and
 * records the change for the features that index the catalog's words.
 */
export async function recordEntryAct(ctx: Context, tx: Tx, admin: Admin, done: EntryAct): Promise<void> {
  const { act, catalog, uses, after, merged } = done
  const before = merged ?? done.before
  // The timeline stores it for all admins, whatever the language of this one.
  const catalogName = withLanguage(SOURCE_LANGUAGE, () => t(catalogWords[catalog].name))
  await recordAct(ctx, tx, {
    ...{ act, by: admin.loginId },
    subject: { id: null, name: `${(before ?? after).name} (${catalogName})` },
    ...(before && { before: factsOf(before) }),
    after: factsOf(after),
  })
  const { slug } = after
  const from = newSlugs(done)
  if (from === undefined) return
  const task = moveUsesTask(() => uses)
  if (from.length > 0) await ctx.tasks.send(tx, task, { catalog, from, into: slug })
  const data = { catalog, slug, keys: [slug, ...from] }
  await ctx.activity.record(tx, { kind: 'catalog.changed', loginId: admin.loginId, data })
}

/**
 * Returns the slugs that now lead to the entry: the slugs of the merged entry and of the entry's new names, except
 * other entries' own slugs. Undefined if the entry's names are unchanged.
 */
function newSlugs({ present: { bySlug }, before, after, merged }: EntryAct): string[] | undefined {
  const namesBefore = new Set(before ? namesOf(before) : [])
  const names = namesOf(after)
  const addedNames = names.filter((name) => !namesBefore.has(name))
  if (!merged && before && addedNames.length === 0 && namesBefore.size === names.length) return undefined
  const words = addedNames
    .map((name) => slugify(name))
    .filter((key) => key !== '' && key !== after.slug && !bySlug.has(key))
  const formerKeys = [...bySlug].filter(([, entry]) => merged && entry.slug === merged.slug).map(([key]) => key)
  return [...new Set([...formerKeys, ...words])]
}

function factsOf({ name, group, aliases, retired }: Facts) {
  return { name, group, aliases, retired }
}
