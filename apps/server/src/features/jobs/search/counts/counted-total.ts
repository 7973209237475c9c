import { type RawBuilder, sql } from 'kysely'
import type { CountDimension } from '../search-tables.ts'
import { allOf, type Selection } from '../selection.ts'

/**
 * Returns an SQL expression for the number of a selection's jobs. It adds up the counters, which exist for every value
 * by work type and department. The number is always exact, because a changed job updates the counters in the same
 * transaction. Undefined if no single counter covers the selection's conditions besides work types and department.
 */
export function countedTotal({
  workTypes,
  department,
  hiddenCompanies,
  ...others
}: Selection): RawBuilder<number> | undefined {
  const value = countedValue(others)
  if (!value) return undefined
  const isCounted = allOf([
    sql<boolean>`dimension = ${value.dimension} and key = ${value.key}`,
    ...(workTypes ? [sql<boolean>`work_type = any(${workTypes}::text[])`] : []),
    ...(department === undefined ? [] : [sql<boolean>`department = ${department}`]),
  ])
  return sql<number>`(
    select coalesce(sum(jobs), 0) from (
      select jobs from job_count where ${isCounted}
      union all
      select jobs from job_count_change where ${isCounted}
      union all
      select -1 from job_facet where ${isCounted}
        and company_id in (select id from actor where kind = 'company' and not listed)
      ${hiddenCompanies ? sql`union all select -1 from job_facet where ${isCounted} and company_id = any(${hiddenCompanies}::uuid[])` : sql``}
    ) as counted
  )`
}

interface CountedValue {
  readonly dimension: CountDimension
  readonly key: string
}

/**
 * Returns the dimension and key of the counter for a selection's only condition besides work types and department, or
 * of the counter for all jobs if there is none. Undefined if no single counter covers the selection, because it has
 * several conditions or values, or a condition without counters, such as pay.
 */
export function countedValue(
  selection: Omit<Selection, 'workTypes' | 'department' | 'hiddenCompanies'>,
): CountedValue | undefined {
  const { placeIds, seniorities, employmentTypes, languages, applicationType, companyId, ...uncounted } = selection
  if (Object.values(uncounted).some((part) => part !== undefined)) return undefined
  const lists: readonly (readonly [CountDimension, readonly string[] | undefined])[] = [
    ['place', placeIds],
    ['seniority', seniorities],
    ['employmentType', employmentTypes],
    ['language', languages],
    ['applicationType', applicationType && [applicationType]],
    ['company', companyId === undefined ? undefined : [companyId]],
  ]
  const values = lists.flatMap(([dimension, keys]) => (keys ? [{ dimension, keys }] : []))
  const [value] = values
  if (!value) return { dimension: 'all', key: '' }
  const [key] = value.keys
  return values.length === 1 && value.keys.length === 1 && key !== undefined
    ? { dimension: value.dimension, key }
    : undefined
}
