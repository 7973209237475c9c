import type { PageLayout } from '@rise/contract/company-blocks/fields'
import type { ShownPage } from '@rise/contract/company-blocks/shapes'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../platform/context.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { findCompanyName } from '../companies/index.ts'
import { viewerOf } from '../connections/index.ts'
import { showToViewer } from './show-layout.ts'
import { emptyLayout, readLayout } from './stored-layout.ts'

/** Checked layouts are cached, because checking one takes longer than reading it. */
const checkedLayouts = new LRUCache<string, PageLayout>({ max: 500 })

/**
 * Returns a company's published blocks without hidden ones; empty if it has published none.
 *
 * @throws {Failure} `company-not-found`
 */
export async function findBuiltPage(ctx: Context, slug: string, viewer: Requester): Promise<ShownPage> {
  const company = await findCompanyName(ctx, slug, viewer)
  const row = await ctx.db
    .selectFrom('company_layout as page')
    .innerJoin('company_layout_version as shown', (join) =>
      join.onRef('shown.company_id', '=', 'page.company_id').onRef('shown.version', '=', 'page.published'),
    )
    .select(['shown.body', 'shown.version'])
    // Changes when a person is removed from a version.
    .select(sql<string>`shown.xmin::text`.as('written'))
    .where('page.company_id', '=', company.id)
    .executeTakeFirst()
  const layout = row ? shownLayout(`${company.id} ${row.version} ${row.written}`, row.body) : emptyLayout
  return showToViewer(ctx, { company, layout, viewerActorId: viewerOf(viewer) })
}

function shownLayout(key: string, body: unknown): PageLayout {
  const cachedLayout = checkedLayouts.get(key)
  if (cachedLayout) return cachedLayout
  const layout = readLayout(body)
  const visibleLayout = { ...layout, blocks: layout.blocks.filter(({ hidden }) => !hidden) }
  checkedLayouts.set(key, visibleLayout)
  return visibleLayout
}
