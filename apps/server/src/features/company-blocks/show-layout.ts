import type { PageLayout } from '@rise/contract/company-blocks/fields'
import { blockLimits } from '@rise/contract/company-blocks/limits'
import type { BlockMaterial, NamedPerson, ShownPage } from '@rise/contract/company-blocks/shapes'
import type { Picture } from '@rise/contract/pictures/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { memberCardsOf } from '../connections/index.ts'
import { pictureOf } from '../pictures/index.ts'
import { NAMELESS } from '../session/index.ts'
import { hasJobs, peopleIn, pictureIdsOf, withPeople } from './clean-layout.ts'
import { jobsOfBlock } from './jobs-of-block.ts'

interface LayoutToShow {
  readonly company: { readonly id: string; readonly slug: string }
  readonly layout: PageLayout
  readonly viewerActorId: string | null
}

/** Returns a layout with the pictures, people, jobs and news that its blocks show. */
export async function showLayout(
  ctx: Context,
  db: Database | Tx,
  { company, layout, viewerActorId }: LayoutToShow,
): Promise<ShownPage> {
  // Sequential, because a transaction has one connection.
  const pictures = await picturesIn(db, layout)
  const people = await agreedIn(db, company.id, layout, viewerActorId)
  const news = layout.blocks.some(({ kind }) => kind === 'recentnews') ? await newsOf(db, company.id) : []
  const jobs: BlockMaterial['jobs'] = []
  for (const block of layout.blocks.filter(hasJobs)) {
    jobs.push({ block: block.id, ...(await jobsOfBlock(ctx, company.slug, block)) })
  }
  return { layout, material: { pictures, people, jobs, news } }
}

async function picturesIn(db: Database | Tx, layout: PageLayout): Promise<Picture[]> {
  const ids = [...new Set(pictureIdsOf(layout))]
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('picture')
    .select(pictureOf(db, sql.ref('picture.id')).as('picture'))
    .where('picture.id', 'in', ids)
    .execute()
  return rows.flatMap(({ picture }) => picture ?? [])
}

/**
 * Returns the public part of a published layout. People are included only if they agreed to be named in that kind of
 * block and are visible to the viewer.
 */
export async function showToViewer(ctx: Context, shown: LayoutToShow): Promise<ShownPage> {
  const consents = await agreedTo(ctx.db, shown.company.id)
  const layout = withPeople(shown.layout, (id, kind) => consents.has(`${id} ${kind}`))
  const page = await showLayout(ctx, ctx.db, { ...shown, layout })
  const shownIds = new Set(page.material.people.map(({ _id }) => _id))
  return { ...page, layout: withPeople(page.layout, (id) => shownIds.has(id)) }
}

/** Returns the people who agreed and are visible to the viewer. */
async function agreedIn(
  db: Database | Tx,
  companyId: string,
  layout: PageLayout,
  viewerActorId: string | null,
): Promise<NamedPerson[]> {
  const namedInLayout = peopleIn(layout)
  if (namedInLayout.length === 0) return []
  const consents = await agreedTo(db, companyId)
  const ids = namedInLayout
    .filter(({ personId, kind }) => consents.has(`${personId} ${kind}`))
    .map(({ personId }) => personId)
  return namedPeople(db, ids, viewerActorId)
}

/** Returns the consents for a company's page, each as `person kind`. */
async function agreedTo(db: Database | Tx, companyId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('company_consent')
    .select(['person_id', 'kind'])
    .where('company_id', '=', companyId)
    .where('state', '=', 'agreed')
    .execute()
  return new Set(rows.map(({ person_id, kind }) => `${person_id} ${kind}`))
}

/** Returns these professionals as pages name them, without those hidden from the viewer. */
export async function namedPeople(
  db: Database | Tx,
  ids: readonly string[],
  viewerActorId: string | null,
): Promise<NamedPerson[]> {
  const cards = await memberCardsOf(db, viewerActorId, ids)
  return [...cards.values()].map(({ _id, firstName, lastName, slug, photo, headline }) => ({
    _id,
    name: [firstName, lastName].filter(Boolean).join(' ') || NAMELESS,
    slug,
    photo,
    headline,
  }))
}

async function newsOf(db: Database | Tx, companyId: string): Promise<BlockMaterial['news']> {
  const rows = await db
    .selectFrom('company_news')
    .select(['id', 'text', 'created_at'])
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(blockLimits.recentnews.notes)
    .execute()
  return rows.map(({ id, text, created_at }) => ({ _id: id, text, date: created_at.toISOString() }))
}
