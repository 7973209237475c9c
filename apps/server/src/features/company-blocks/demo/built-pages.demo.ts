import { type PageLayout, pageLayout } from '@rise/contract/company-blocks/fields'
import { type PeopleKind, peopleKinds } from '@rise/contract/company-blocks/kinds'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { galleryDrawing } from '../../companies/demo/galleries.demo.ts'
import { addDemoPicture, unlessUnavailable } from '../../pictures/demo/pictures.demo.ts'
import { demoActorsOf } from '../../professionals/demo/actors.demo.ts'
import { pictureIdsOf } from '../clean-layout.ts'
import { demoPages } from './pages.demo.ts'
import { type DemoPage, person } from './write-blocks.demo.ts'

const DAY_MS = 86_400_000
/** Days since the pages were published. */
const DAYS_AGO = 9

/** Publishes pages of blocks for companies of the demo world that have none. Returns the number of pages. */
export async function loadBuiltPages(ctx: Context): Promise<number> {
  let loadedPages = 0
  for (const page of demoPages) if (await loadPage(ctx, page)) loadedPages += 1
  return loadedPages
}

async function loadPage(ctx: Context, page: DemoPage): Promise<boolean> {
  const company = await ctx.db
    .selectFrom('actor')
    .leftJoin('company_layout', 'company_layout.company_id', 'actor.id')
    .select(['actor.id', 'company_layout.company_id as built'])
    .where('actor.kind', '=', 'company')
    .where('actor.slug', '=', page.company)
    .executeTakeFirst()
  if (!company || company.built !== null) return false
  return ctx.db.transaction().execute(async (tx) => {
    const pictures = await addPictures(ctx, tx, page, company.id)
    const people = await agree(ctx, tx, page, company.id)
    const layout = layoutOf(ctx, page, new Map([...pictures, ...people]))
    await store(ctx, tx, company.id, layout)
    return true
  })
}

/** Returns the pictures of a page by the names that the page uses. Returns none without a file store. */
async function addPictures(
  ctx: Context,
  tx: Tx,
  { company, blocks }: DemoPage,
  actorId: string,
): Promise<[string, string][]> {
  const drawingNames = [...new Set(JSON.stringify(blocks).match(/drawing:\d+/g) ?? [])]
  const addedPictures = await unlessUnavailable(ctx, async () => {
    const pictures: [string, string][] = []
    for (const name of drawingNames) {
      const drawing = galleryDrawing(company, Number(name.slice('drawing:'.length)))
      pictures.push([name, await addDemoPicture(ctx, tx, { ...drawing, actorId, purpose: 'content' })])
    }
    return pictures
  })
  return addedPictures ?? []
}

/** Records the consent of a page's people, and returns their ids by the names that the page uses. */
async function agree(ctx: Context, tx: Tx, page: DemoPage, companyId: string): Promise<[string, string][]> {
  if (page.people.length === 0) return []
  const actors = await demoActorsOf(tx, page.people).execute()
  const asked_at = new Date(ctx.clock.now().getTime() - 2 * DAYS_AGO * DAY_MS)
  const answered_at = new Date(asked_at.getTime() + DAY_MS)
  const rows = actors.flatMap(({ id: person_id, slug }) =>
    kindsThatName(page, slug).map((kind) => ({
      ...{ id: ctx.newId(), company_id: companyId, person_id, kind },
      ...{ state: 'agreed' as const, asked_at, answered_at },
    })),
  )
  if (rows.length > 0) await tx.insertInto('company_consent').values(rows).execute()
  return actors.map(({ id, slug }) => [person(slug), id])
}

function kindsThatName({ blocks }: DemoPage, slug: string): PeopleKind[] {
  return peopleKinds.filter((kind) =>
    blocks.some(({ content }) => content.kind === kind && JSON.stringify(content).includes(`"${person(slug)}"`)),
  )
}

/** Returns the page with ids, without pictures and people that don't exist. */
function layoutOf(ctx: Context, page: DemoPage, ids: ReadonlyMap<string, string>): PageLayout {
  const layoutJson = JSON.stringify(page.blocks).replaceAll(/(?:drawing|person):[\w-]+/g, (name) => ids.get(name) ?? '')
  const blocks = (JSON.parse(layoutJson) as DemoPage['blocks']).map(({ tab, half, content }) => ({
    ...{ id: ctx.newId(), version: 1, tab, wide: half !== true, hidden: false },
    ...withoutMissing(content),
  }))
  return pageLayout.parse({ theme: { accent: page.accent, cover: page.cover, tabs: page.tabs }, blocks })
}

function withoutMissing(block: DemoPage['blocks'][number]['content']): typeof block {
  switch (block.kind) {
    case 'imageslider':
      return {
        ...block,
        content: { ...block.content, pictures: block.content.pictures.filter((one) => one.pictureId) },
      }
    case 'imagetext':
      return block.content.picture?.pictureId ? block : { ...block, content: { ...block.content, picture: null } }
    case 'gettoknow':
      return { ...block, content: { ...block.content, people: block.content.people.filter((one) => one.person) } }
    case 'risingwomen':
      return { ...block, content: { ...block.content, people: block.content.people.filter((one) => one.person) } }
    default:
      return block
  }
}

async function store(ctx: Context, tx: Tx, companyId: string, layout: PageLayout): Promise<void> {
  const body = JSON.stringify(layout)
  const published_at = new Date(ctx.clock.now().getTime() - DAYS_AGO * DAY_MS)
  const picture_ids = [...new Set(pictureIdsOf(layout))]
  await tx
    .insertInto('company_layout')
    .values({ company_id: companyId, draft: body, revision: 1, published: 1, updated_at: published_at })
    .execute()
  await tx
    .insertInto('company_layout_version')
    .values({ company_id: companyId, version: 1, body, picture_ids, login_id: null, created_at: published_at })
    .execute()
  if (picture_ids.length > 0) {
    const rows = picture_ids.map((picture_id) => ({ company_id: companyId, picture_id }))
    await tx.insertInto('company_layout_picture').values(rows).execute()
  }
}
