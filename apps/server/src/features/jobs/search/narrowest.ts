import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import { countedJobs } from './count-cache.ts'
import type { Selection } from './selection.ts'

/** The jobs to scan for a selection: those that meet one of its conditions, or all. */
export interface Source {
  readonly selection: Selection
  /** The approximate number of jobs, from the counters. */
  readonly size: number
  /** The cost of reading one of these jobs, relative to reading one of the newest jobs. */
  readonly cost: number
  /** The selection's other conditions, which are checked for each job. */
  readonly rest: Selection
  /** The approximate share of jobs that meet `rest`, assuming that the conditions are independent. */
  readonly share: number
  /** The approximate number of open jobs. */
  readonly total: number
  /** The approximate number of jobs in the selection's places; undefined without places. */
  readonly placed: number | undefined
}

/**
 * The maximum number of jobs to read by pay. No index returns them newest first, so all of them must be read and
 * sorted.
 */
const FEW_UNORDERED = 5_000

/** The cost of a job that is found by place. Places are in another table, so each job is looked up by its id. */
const LOOKUP_COST = 4

/** One condition of a selection. */
interface Part {
  readonly part: Selection
  readonly size: number
  /**
   * The cost of reading one of these jobs. Infinity if no index returns them newest first, except for a few jobs by
   * pay.
   */
  readonly cost: number
}

/** Returns the condition whose jobs together cost the least to scan; all jobs if no condition costs less. */
export async function narrowestSource(ctx: Context, selection: Selection): Promise<Source> {
  const [total, ...parts] = await Promise.all([
    countedSize(ctx, 'all', ''),
    ...payParts(ctx, selection),
    ...counterParts(ctx, selection),
    ...placeAndCompanyParts(ctx, selection),
  ])
  const allJobs: Part = { part: {}, size: total, cost: 1 }
  const sources = [allJobs, ...parts].filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
  const [narrowest = allJobs] = sources.toSorted((a, b) => a.size * a.cost - b.size * b.cost)
  const otherParts = parts.filter((part) => part !== narrowest)
  const { postedSince, ...conditions } = selection
  const otherConditions = Object.fromEntries(Object.entries(conditions).filter(([name]) => !(name in narrowest.part)))
  return {
    // The date narrows every source, because all sources are ordered by it.
    selection: { ...narrowest.part, ...(postedSince && { postedSince }) },
    size: narrowest.size,
    cost: narrowest.cost,
    rest: otherConditions,
    share: otherParts.reduce((share, { size }) => share * Math.min(1, size / Math.max(1, total)), 1),
    total,
    placed: parts.find(({ part }) => part.placeIds)?.size,
  }
}

function counterParts(ctx: Context, selection: Selection): Promise<Part>[] {
  const { department, workTypes, seniorities, employmentTypes, languages, applicationType } = selection
  const part = async (condition: Selection, dimension: string, keys: readonly string[], isOrdered: boolean) => {
    const sizes = await Promise.all(keys.map((key) => countedSize(ctx, dimension, key)))
    const cost = isOrdered && keys.length === 1 ? 1 : Number.POSITIVE_INFINITY
    return { part: condition, size: sizes.reduce((sum, size) => sum + size, 0), cost }
  }
  return [
    ...(department === undefined ? [] : [part({ department }, 'department', [department], true)]),
    ...(workTypes ? [part({ workTypes }, 'workType', workTypes, true)] : []),
    ...(seniorities ? [part({ seniorities }, 'seniority', seniorities, true)] : []),
    ...(employmentTypes ? [part({ employmentTypes }, 'employmentType', employmentTypes, true)] : []),
    ...(languages ? [part({ languages }, 'language', languages, true)] : []),
    ...(applicationType === undefined ? [] : [part({ applicationType }, 'applicationType', [applicationType], false)]),
  ]
}

function placeAndCompanyParts(ctx: Context, { placeIds, companyId }: Selection): Promise<Part>[] {
  const part = async (condition: Selection, dimension: 'place' | 'company', keys: readonly string[], cost: number) => {
    return { part: condition, size: await sizeOf(ctx, `${dimension} ${keys.join(' ')}`), cost }
  }
  return [
    ...(placeIds ? [part({ placeIds }, 'place', placeIds, LOOKUP_COST)] : []),
    ...(companyId === undefined ? [] : [part({ companyId }, 'company', [companyId], 1)]),
  ]
}

/** Sizes are cached, because one page needs the same size several times. The key is a dimension and its values. */
const sizeOf = ttlCache(10, async ({ db }, key: string) => {
  const [dimension, ...values] = key.split(' ')
  const { rows } = await sql<{ jobs: number }>`
    select coalesce(sum(jobs), 0) as jobs from job_count where dimension = ${dimension} and key = any(${values}::text[])`.execute(
    db,
  )
  return rows[0]?.jobs ?? 0
})

/**
 * Returns the part of the selection's pay; none without a currency. No index has both pay and the order of lists, so
 * jobs are read by pay only if there are few.
 */
function payParts(ctx: Context, { pay }: Selection): Promise<Part>[] {
  const { currency } = pay ?? {}
  // Jobs that state their pay in any currency, or don't, are too many to be read first.
  if (!pay || currency === undefined) return []
  const part = async (): Promise<Part> => {
    const steps = (await countedJobs(ctx, {})).filter(
      ({ dimension, key }) => dimension === 'pay' && key.startsWith(currency),
    )
    // A step covers the amounts up to the next step. So jobs of the step below may reach the requested amount, too.
    const reachingSteps = steps.filter(({ key }) => Number(key.slice(4)) * 1.1 >= pay.from)
    const size = reachingSteps.reduce((sum, { jobs }) => sum + jobs, 0)
    return { part: { pay }, size, cost: size <= FEW_UNORDERED ? 1 : Number.POSITIVE_INFINITY }
  }
  return [part()]
}

async function countedSize(ctx: Context, dimension: string, key: string): Promise<number> {
  const counters = await countedJobs(ctx, {})
  return counters.find((one) => one.dimension === dimension && one.key === key)?.jobs ?? 0
}
