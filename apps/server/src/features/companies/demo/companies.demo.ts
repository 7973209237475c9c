import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { daysAgo } from '../../session/demo/session.demo.ts'
import { createActor } from '../../session/index.ts'
import { cultureColumns } from '../culture-columns.ts'
import { placeKeys } from '../list/place-keys.ts'
import { storyColumns } from '../story-columns.ts'
import { type DemoCompany, demoCompanies } from './demo-companies.ts'
import { addGalleries } from './galleries.demo.ts'
import { addMarks } from './marks.demo.ts'

export { type DemoCompany, demoCompanies }

/**
 * Adds the companies of the demo world: an actor without a login, and a page for each. A company whose slug already
 * exists stays unchanged, so repeating it changes nothing, even at the same time as another process. Returns the number
 * of companies added.
 */
export async function loadDemo(ctx: Context): Promise<number> {
  const addedCompanies = await ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-companies', 0))`.execute(tx)
    const companies = demoCompanies()
    const existingSlugs = await knownSlugs(tx, companies)
    const missingCompanies = companies.filter(({ slug }) => !existingSlugs.has(slug))
    const ids = new Map<string, string>()
    for (const [index, company] of missingCompanies.entries()) {
      ids.set(company.slug, await addCompany(daysAgo(ctx, joinedDaysAgo(index)), tx, company))
    }
    return ids
  })
  await addMarks(ctx, addedCompanies)
  await addGalleries(ctx, addedCompanies)
  return addedCompanies.size
}

/** Returns the days since a company joined: spread over a year, and longer than the age of its oldest jobs. */
function joinedDaysAgo(index: number): number {
  return 62 + ((index * 83) % 360)
}

async function knownSlugs(tx: Tx, companies: readonly DemoCompany[]): Promise<ReadonlySet<string>> {
  const slugs = companies.map(({ slug }) => slug)
  const query = tx.selectFrom('actor').select('slug').where('kind', '=', 'company').where('slug', 'in', slugs)
  return new Set((await query.execute()).map(({ slug }) => slug))
}

/** The slugs of pages that have only what an import creates: name, site, and jobs. Anyone may try to claim one. */
const unclaimedSlugs: ReadonlySet<string> = new Set(['bellwether-people'])

export function isUnclaimed({ slug }: Pick<DemoCompany, 'slug'>): boolean {
  return unclaimedSlugs.has(slug)
}

async function addCompany(ctx: Context, tx: Tx, company: DemoCompany): Promise<string> {
  const actorId = await createActor(ctx, tx, { kind: 'company', slug: company.slug, reserved: new Set() })
  const now = ctx.clock.now()
  const { name, website } = company
  const page = isUnclaimed(company)
    ? { imported: true, import_name: name }
    : { imported: false, ...descriptionOf(company) }
  await tx
    .insertInto('company')
    .values({ actor_id: actorId, name, website, ...page, created_at: now, updated_at: now })
    .execute()
  return actorId
}

/** Returns the columns of a company's description of itself. */
function descriptionOf(company: DemoCompany) {
  return {
    tagline: company.tagline,
    ...storyColumns(company.story),
    industry: company.industry,
    stage: company.stage,
    size: company.size,
    team_size: company.teamSize,
    founding_year: company.foundingYear,
    headquarters: company.headquarters,
    place_keys: placeKeys([company.headquarters]),
    ...cultureColumns(company),
  }
}
