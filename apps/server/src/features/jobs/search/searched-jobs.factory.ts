import type { Insertable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { placeNameKey } from './places/place-name-key.ts'
import { refreshSearch } from './refresh-search.ts'

export interface GivenJob extends Partial<Insertable<Tables['job']>> {
  readonly title: string
  readonly company: string
  /** Slugs. */
  readonly places?: readonly string[]
}

export interface GivenPlace {
  readonly slug: string
  readonly name?: string
  /** The names by which searches recognise the place; none by default. */
  readonly names?: readonly string[]
  readonly locality?: string | null
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null
  readonly latitude?: number | null
  readonly longitude?: number | null
  /** The slugs of the places that contain this place. */
  readonly within?: readonly string[]
}

/** Creates companies as an import does. Returns their ids by slug. */
export async function addCompanies(ctx: Context, names: readonly string[]): Promise<Map<string, string>> {
  const now = ctx.clock.now()
  const companies = names.map((name) => ({ id: ctx.newId(), name, slug: name.toLowerCase().replaceAll(' ', '-') }))
  await ctx.db
    .insertInto('actor')
    .values(
      companies.map(({ id, slug }) => ({ id, kind: 'company' as const, slug, plan: 'free' as const, created_at: now })),
    )
    .execute()
  await ctx.db
    .insertInto('company')
    .values(companies.map(({ id, name }) => ({ actor_id: id, name, imported: true, created_at: now, updated_at: now })))
    .execute()
  return new Map(companies.map(({ id, slug }) => [slug, id]))
}

/** Creates places within others. Returns their ids by slug. */
export async function addPlaces(ctx: Context, places: readonly GivenPlace[]): Promise<Map<string, string>> {
  const ids = new Map(places.map(({ slug }) => [slug, ctx.newId()]))
  const idOf = (slug: string) => ids.get(slug) ?? ''
  await ctx.db
    .insertInto('place')
    .values(
      places.map(({ slug, name = slug, locality = null, country = null, latitude = null, longitude = null }) => ({
        id: idOf(slug),
        slug,
        name,
        locality,
        region: null,
        country,
        latitude,
        longitude,
      })),
    )
    .execute()
  const names = places.flatMap(({ slug, names: all = [] }) =>
    all.map((name) => ({ key: name.startsWith('+') ? name : placeNameKey(name), place_id: idOf(slug) })),
  )
  if (names.length > 0) await ctx.db.insertInto('place_name').values(names).execute()
  const ancestors = places.flatMap(({ slug, within = [] }) =>
    within.map((ancestor) => ({ place_id: idOf(slug), ancestor_id: idOf(ancestor) })),
  )
  if (ancestors.length > 0) await ctx.db.insertInto('place_ancestor').values(ancestors).execute()
  return ids
}

/**
 * Creates jobs at existing companies and places, given by slug, and makes them searchable. Returns their ids in the
 * same order.
 */
export async function addJobs(
  ctx: Context,
  jobs: readonly GivenJob[],
  companies: ReadonlyMap<string, string>,
  places: ReadonlyMap<string, string> = new Map(),
): Promise<string[]> {
  const now = ctx.clock.now()
  const jobsWithIds = jobs.map((job) => ({ ...job, id: ctx.newId() }))
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('job')
      .values(
        jobsWithIds.map(({ company, places: _, id, ...job }) => ({
          description: '<p>Come.</p>',
          posted_at: now,
          created_at: now,
          updated_at: now,
          ...job,
          id,
          slug: `job-${id}`,
          company_id: companies.get(company) ?? '',
        })),
      )
      .execute()
    const links = jobsWithIds.flatMap(({ id, places: slugs = [] }) =>
      slugs.map((slug, position) => ({ job_id: id, place_id: places.get(slug) ?? '', position })),
    )
    if (links.length > 0) await tx.insertInto('job_place').values(links).execute()
    await refreshSearch(
      tx,
      jobsWithIds.map(({ id }) => id),
    )
  })
  return jobsWithIds.map(({ id }) => id)
}
