import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { slotColumns } from '../../platform/slot.ts'
import { notBlocked } from '../connections/index.ts'
import { pictureColumn } from '../pictures/index.ts'
import { photoPath } from '../session/index.ts'
import type { CompanySlot } from './company-slot.ts'
import { galleryOf } from './gallery/gallery-of.ts'

/** Selects companies with slug, logo and the number of open jobs. Callers filter, order and limit. */
function companies(db: Database | Tx) {
  return db
    .selectFrom('company')
    .innerJoin('actor', 'actor.id', 'company.actor_id')
    .select(['actor.id', 'actor.slug'])
    .select([openJobs().as('open_jobs'), photoPath.as('logo')])
}

/**
 * The maximum number of open jobs that are counted for each card. Counting more takes longer than the rest of the card.
 */
const COUNTED_JOBS = 200

/**
 * Returns an expression that counts a company's open jobs from an index. For companies with many jobs, it is
 * `company.open_jobs`, which is updated within a minute.
 */
function openJobs(): RawBuilder<number> {
  return sql<number>`case when company.open_jobs > ${sql.lit(COUNTED_JOBS)} then company.open_jobs else (
    select count(*) from job where job.company_id = company.actor_id and job.closed_at is null) end`
}

const cardColumns = [
  'company.name',
  'company.tagline',
  'company.industry',
  'company.headquarters',
  'company.team_size',
] as const
const pageColumns = [
  ...cardColumns,
  'company.all_industries',
  'company.more_places',
  'company.links',
  'company.story',
  'company.story_html',
  'company.website',
  'company.stage',
  'company.size',
  'company.founding_year',
  'company.values',
  'company.benefits',
  'company.imported',
  'company.verified_domain',
] as const
const followers = sql<number>`coalesce(
  (select followers from follow_count where follow_count.actor_id = actor.id), 0)`.as('followers')

const isClaimed = sql<boolean>`exists (select from membership where membership.actor_id = actor.id)`.as('claimed')

const NEWS = 10

type CardColumn = 'name' | 'tagline' | 'industry' | 'headquarters' | 'team_size'

/** The columns of a company's card. */
export interface CompanyCardRow extends Pick<Selectable<Tables['company']>, CardColumn> {
  readonly id: string
  readonly slug: string
  readonly open_jobs: number
  readonly logo: string | null
}
export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompanyRow>>>

/** The ids of one page, in order, and the number of companies on all pages. */
export interface FoundIds {
  readonly ids: readonly string[]
  readonly count: number
}

/**
 * Returns a page of the companies that a query selects as `actor_id`, in its order, and their total: `counted` if
 * given, otherwise the number of selected companies.
 */
export async function findCompanyIds(
  db: Database,
  ids: RawBuilder<unknown>,
  page: RawBuilder<unknown>,
  counted?: RawBuilder<number>,
): Promise<FoundIds> {
  const idsQuery = counted
    ? sql<FoundIds>`select array(select actor_id from (${ids}) as found ${page}) as ids, ${counted} as count`
    : sql<FoundIds>`
        with found as materialized (${ids})
        select array(select actor_id from found ${page}) as ids, (select count(*) from found) as count`
  const { rows } = await idsQuery.execute(db)
  return rows[0] ?? { ids: [], count: 0 }
}

const cardRefs = sql.join(cardColumns.map((column) => sql.ref(column)))

/** Returns the cards of these companies in this order, as one value; unlisted ones are omitted. */
export async function companyRowsOf(db: Database, ids: readonly string[]): Promise<readonly CompanyCardRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ cards: CompanyCardRow[] }>`
    select coalesce(json_agg(card), '[]') as cards from (
      select actor.id, actor.slug, ${openJobs()} as open_jobs, ${photoPath} as logo, ${cardRefs}
      from company join actor on actor.id = company.actor_id
      where actor.id = any(${ids}::uuid[]) and actor.listed order by array_position(${ids}::uuid[], actor.id)
    ) as card`.execute(db)
  return rows[0]?.cards ?? []
}

/**
 * Returns the card of one company as an expression for another query. `companyId` is that query's expression for the
 * company. Without `hidden`, an unlisted company has no card.
 */
export function companyCardOf(db: Database, companyId: Expression<string>, { hidden = false } = {}) {
  const cards = companies(db).select(cardColumns).where('actor.id', '=', companyId)
  return jsonObjectFrom(hidden ? cards : cards.where('actor.listed', '=', true))
}

interface CompanyKey {
  readonly id?: string
  readonly slug?: string
  /** Whether to include unlisted companies. */
  readonly hidden?: boolean
  /** The viewer, null for a guest: blocks hide companies from them. */
  readonly viewerActorId?: string | null
}

/** Returns the condition that `actor` is this company and visible to the viewer. */
function isFound({ id, slug, hidden = false, viewerActorId = null }: CompanyKey): RawBuilder<boolean> {
  const conditions = [
    sql`actor.kind = 'company'`,
    notBlocked(viewerActorId, 'actor.id'),
    ...(hidden ? [] : [sql`actor.listed`]),
    ...(id === undefined ? [] : [sql`actor.id = ${id}`]),
    ...(slug === undefined ? [] : [sql`actor.slug = ${slug}`]),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Returns only the company's id, slug and name, for other features' parts of its page. */
export function findCompanyNameRow(db: Database, named: CompanyKey) {
  return db
    .selectFrom('company')
    .innerJoin('actor', 'actor.id', 'company.actor_id')
    .select(['actor.id', 'actor.slug', 'company.name'])
    .where(isFound(named))
    .executeTakeFirst()
}

/** Returns the company with this id or slug, if the viewer may see it. */
export function findCompanyRow(db: Database, named: CompanyKey) {
  return pages(db).where(isFound(named)).executeTakeFirst()
}

/** Returns the row of `findCompanyRow` with the parts of other features. */
export function findPageRow(db: Database, slot: CompanySlot, named: CompanyKey) {
  const { viewerActorId: viewerId = null } = named
  const slotParts = slotColumns(slot, { db, ownerId: sql.ref<string>('actor.id'), viewerId })
  return pages(db).select(slotParts).where(isFound(named)).executeTakeFirst()
}

/** Selects companies with the data of their pages. */
function pages(db: Database) {
  return companies(db)
    .select(pageColumns)
    .select([followers, isClaimed, newsOf(db).as('news'), galleryOf(db, sql.ref('company.actor_id')).as('gallery')])
    .select([
      pictureColumn(db, sql.ref('actor.id'), 'photo').as('logo_sizes'),
      pictureColumn(db, sql.ref('actor.id'), 'cover').as('cover'),
    ])
}

function newsOf(db: Database) {
  return jsonArrayFrom(
    db
      .selectFrom('company_news')
      .select(['id', 'text', 'created_at'])
      .whereRef('company_news.company_id', '=', sql.ref('company.actor_id'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(NEWS),
  )
}
