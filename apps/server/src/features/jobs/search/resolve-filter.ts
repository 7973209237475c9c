import { companyErrors } from '@rise/contract/companies/errors'
import { jobErrors } from '@rise/contract/jobs/errors'
import { type JobList, type WorkType, workTypeOfList } from '@rise/contract/jobs/kinds'
import type { JobFilter } from '@rise/contract/jobs/search/fields'
import type { Department } from '@rise/contract/jobs/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { hiddenCompanies, type Viewer } from '../../connections/index.ts'
import { findDepartment } from '../find-department.ts'
import { unwantedCompanies } from '../saving/unwanted-companies.ts'
import { placesAround } from './places/places-around.ts'
import type { Selection } from './selection.ts'

const DAY_MS = 86_400_000

export type FoundPlace = NonNullable<Awaited<ReturnType<typeof findPlace>>>

/**
 * A filter with the category, place and company that it names, and its conditions for the database. Excludes the
 * keyword, which the caller reads.
 */
export interface ResolvedFilter {
  readonly category: Department | null
  readonly place: FoundPlace | null
  readonly company: { readonly id: string; readonly slug: string; readonly companyName: string } | null
  readonly selection: Selection
}

/**
 * Looks up the category, place and company of a filter. Refuses unknown ones, and a radius around a place with unknown
 * coordinates. A company hidden from the viewer counts as unknown, and its jobs are in no list.
 */
export async function resolveFilter(
  { db, clock }: Context,
  filter: Omit<JobFilter, 'keyword'>,
  viewer: Viewer,
): Promise<ResolvedFilter> {
  const category =
    filter.category === undefined ? null : orRefuse(findDepartment(filter.category), 'category-not-found')
  const [foundPlace, unseenIds, unwantedIds] = await Promise.all([
    filter.location === undefined ? undefined : findPlace(db, filter.location),
    hiddenCompanies(db, viewer),
    // Filtering by a company shows its jobs even to a member who has hidden it.
    filter.company === undefined ? unwantedCompanies(db, viewer) : [],
  ])
  const hiddenIds = unwantedIds.length === 0 ? unseenIds : [...new Set([...unseenIds, ...unwantedIds])]
  const place = filter.location === undefined ? null : orRefuse(foundPlace, 'place-not-found')
  const company = filter.company === undefined ? null : await findCompany(db, filter.company, unseenIds)
  const workTypes = workTypesOf(filter.list)
  const { seniority, employmentType, language, applicationType, payCurrency, payFrom = 0, postedWithin } = filter
  const isStated = filter.pay === undefined ? undefined : filter.pay === 'stated'
  return {
    category,
    place,
    company,
    selection: {
      ...(workTypes && { workTypes }),
      ...(category && { department: category.slug }),
      ...(place && { placeIds: filter.radius === undefined ? [place.id] : await around(db, place, filter.radius) }),
      ...(company && { companyId: company.id }),
      ...(seniority && { seniorities: seniority }),
      ...(employmentType && { employmentTypes: employmentType }),
      ...(language && { languages: language }),
      ...(applicationType && { applicationType }),
      ...((payCurrency || isStated !== undefined) && {
        pay: {
          from: payFrom,
          ...(payCurrency && { currency: payCurrency }),
          ...(isStated !== undefined && { isStated }),
        },
      }),
      ...(hiddenIds.length > 0 && { hiddenCompanies: hiddenIds }),
      ...(postedWithin && { postedSince: startOfDay(clock.now(), postedWithin) }),
    },
  }
}

function workTypesOf(lists: readonly JobList[]): WorkType[] | undefined {
  const workTypes = lists.flatMap((list) => workTypeOfList[list] ?? [])
  return workTypes.length === lists.length && lists.length > 0 ? workTypes : undefined
}

function orRefuse<T>(found: T | undefined, code: 'category-not-found' | 'place-not-found'): T {
  if (found === undefined) throw new Failure(jobErrors[code])
  return found
}

async function findCompany(db: Database, slug: string, hidden: readonly string[]) {
  const company = await db
    .selectFrom('actor')
    .innerJoin('company', 'company.actor_id', 'actor.id')
    .select(['actor.id', 'actor.slug', 'company.name as companyName'])
    .where('actor.slug', '=', slug)
    .where('actor.kind', '=', 'company')
    .where('actor.listed', '=', true)
    .executeTakeFirst()
  if (!company || hidden.includes(company.id)) throw new Failure(companyErrors['company-not-found'])
  return company
}

async function around(db: Database, { id, latitude, longitude }: FoundPlace, kilometres: number): Promise<string[]> {
  if (latitude === null || longitude === null) throw new Failure(jobErrors['place-without-coordinates'])
  return [...new Set([id, ...(await placesAround(db, { latitude, longitude }, kilometres))])]
}

/** Returns the start of a day some days ago. Days begin at midnight UTC, as in the counters. */
function startOfDay(now: Date, daysAgo: number): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) - daysAgo) * DAY_MS)
}

function findPlace(db: Database, slug: string) {
  return db
    .selectFrom('place')
    .select(['id', 'slug', 'name', 'locality', 'region', 'country', 'latitude', 'longitude'])
    .where('slug', '=', slug)
    .executeTakeFirst()
}
