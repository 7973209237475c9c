import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { remember } from '../../../platform/remember.ts'
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
 * Jobs without an index in the right order must be sorted before the first is known, so they are read only if they are
 * few.
 */
const FEW_UNORDERED = 5_000

/** The cost of a job found by place: places are in another table, so each job is looked up by its id. */
const LOOKED_UP = 4

/** One condition of a selection. */
interface Part {
  readonly part: Selection
  readonly size: number
  /** Infinity if no index returns these jobs newest first. */
  readonly cost: number
}

/**
 * Returns the condition with the lowest cost to scan, among those with an index that returns jobs newest first; all
 * jobs if there is none.
 */
export async function narrowestSource(ctx: Context, selection: Selection): Promise<Source> {
  const [total, ...parts] = await Promise.all([
    countedSize(ctx, 'all', ''),
    ...ofPay(ctx, selection),
    ...ofCounters(ctx, selection),
    ...ofPlacesAndCompany(ctx, selection),
  ])
  const all: Part = { part: {}, size: total, cost: 1 }
  const sources = [all, ...parts].filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
  const [narrowest = all] = sources.toSorted((a, b) => a.size * a.cost - b.size * b.cost)
  const others = parts.filter((part) => part !== narrowest)
  const { postedSince, ...conditions } = selection
  const rest = Object.fromEntries(Object.entries(conditions).filter(([name]) => !(name in narrowest.part)))
  return {
    // The date narrows every source, because all sources are ordered by it.
    selection: { ...narrowest.part, ...(postedSince && { postedSince }) },
    size: narrowest.size,
    cost: narrowest.cost,
    rest,
    share: others.reduce((share, { size }) => share * Math.min(1, size / Math.max(1, total)), 1),
    total,
    placed: parts.find(({ part }) => part.placeIds)?.size,
  }
}

function ofCounters(ctx: Context, selection: Selection): Promise<Part>[] {
  const { department, workTypes, seniorities, employmentTypes, applicationType } = selection
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
    ...(applicationType === undefined ? [] : [part({ applicationType }, 'applicationType', [applicationType], false)]),
  ]
}

function ofPlacesAndCompany(ctx: Context, { placeIds, companyId }: Selection): Promise<Part>[] {
  const part = async (condition: Selection, dimension: 'place' | 'company', keys: readonly string[], cost: number) => {
    return { part: condition, size: await sizeOf(ctx, `${dimension} ${keys.join(' ')}`), cost }
  }
  return [
    ...(placeIds ? [part({ placeIds }, 'place', placeIds, LOOKED_UP)] : []),
    ...(companyId === undefined ? [] : [part({ companyId }, 'company', [companyId], 1)]),
  ]
}

/** Cached, because one page asks for it several times. The key is a dimension and its values. */
const sizeOf = remember(10, async ({ db }, key: string) => {
  const [dimension, ...values] = key.split(' ')
  const { rows } = await sql<{ jobs: number }>`
    select coalesce(sum(jobs), 0) as jobs from job_count where dimension = ${dimension} and key = any(${values}::text[])`.execute(
    db,
  )
  return rows[0]?.jobs ?? 0
})

/** Pay has no index in the order of lists, so only a few jobs are read by it. */
function ofPay(ctx: Context, { pay }: Selection): Promise<Part>[] {
  if (!pay) return []
  const part = async (): Promise<Part> => {
    const steps = (await countedJobs(ctx, {})).filter(
      ({ dimension, key }) => dimension === 'pay' && key.startsWith(pay.currency),
    )
    // A step covers amounts up to the next step, so the step below the requested amount may reach it, too.
    const reaching = steps.filter(({ key }) => Number(key.slice(4)) * 1.1 >= pay.from)
    const size = reaching.reduce((sum, { jobs }) => sum + jobs, 0)
    return { part: { pay }, size, cost: size <= FEW_UNORDERED ? 1 : Number.POSITIVE_INFINITY }
  }
  return [part()]
}

async function countedSize(ctx: Context, dimension: string, key: string): Promise<number> {
  const counted = await countedJobs(ctx, {})
  return counted.find((one) => one.dimension === dimension && one.key === key)?.jobs ?? 0
}
