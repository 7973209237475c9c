import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { countedJobs } from './count-cache.ts'
import type { Selection } from './selection.ts'

/** What is read through to find the jobs of a selection: those of one of its conditions, or all. */
export interface Source {
  readonly selection: Selection
  /** About how many jobs it holds, by the counters. */
  readonly size: number
  /** The conditions that are left to be asked of each job. */
  readonly rest: Selection
}

/** Jobs that have to be sorted before the first one is known, such as those of several places, are read only when they are few. */
const FEW_UNORDERED = 5_000

/** The condition that the fewest jobs meet, of those whose jobs an index keeps newest first; all jobs where there is none. */
export async function narrowestSource(ctx: Context, selection: Selection): Promise<Source> {
  const sources = await Promise.all([
    all(ctx, selection),
    ...ofPay(ctx, selection),
    ...ofCounters(ctx, selection),
    ...ofPlacesAndCompany(ctx, selection),
  ])
  const [narrowest = await all(ctx, selection)] = sources.toSorted((a, b) => a.size - b.size)
  return narrowest
}

/** The date narrows every source, because all are in its order. */
function sourceOf(selection: Selection, part: Selection, size: number): Source {
  const { postedSince, ...others } = selection
  const rest = Object.fromEntries(Object.entries(others).filter(([name]) => !(name in part)))
  return { selection: { ...part, ...(postedSince && { postedSince }) }, size, rest }
}

async function all(ctx: Context, selection: Selection): Promise<Source> {
  return sourceOf(selection, {}, await countedSize(ctx, 'all', ''))
}

function ofCounters(ctx: Context, selection: Selection): Promise<Source>[] {
  const { department, workTypes = [], seniorities = [], employmentTypes = [] } = selection
  const source = async (part: Selection, dimension: string, key: string) =>
    sourceOf(selection, part, await countedSize(ctx, dimension, key))
  const one = <T>(values: readonly T[]) => (values.length === 1 ? values : [])
  return [
    ...(department === undefined ? [] : [source({ department }, 'department', department)]),
    ...one(workTypes).map((workType) => source({ workTypes: [workType] }, 'workType', workType)),
    ...one(seniorities).map((seniority) => source({ seniorities: [seniority] }, 'seniority', seniority)),
    ...one(employmentTypes).map((type) => source({ employmentTypes: [type] }, 'employmentType', type)),
  ]
}

function ofPlacesAndCompany({ db }: Context, selection: Selection): Promise<Source>[] {
  const { placeIds, companyId } = selection
  const size = async (dimension: 'place' | 'company', ids: readonly string[]) => {
    const { rows } = await sql<{ jobs: number }>`
      select coalesce(sum(jobs), 0) as jobs from job_count where dimension = ${dimension} and key = any(${ids}::text[])`.execute(
      db,
    )
    return rows[0]?.jobs ?? 0
  }
  return [
    ...(placeIds ? [size('place', placeIds).then((jobs) => around(selection, placeIds, jobs))] : []),
    ...(companyId === undefined
      ? []
      : [size('company', [companyId]).then((jobs) => sourceOf(selection, { companyId }, jobs))]),
  ]
}

function around(selection: Selection, placeIds: readonly string[], jobs: number): Source {
  const isReadable = placeIds.length === 1 || jobs <= FEW_UNORDERED
  return sourceOf(selection, { placeIds }, isReadable ? jobs : Number.POSITIVE_INFINITY)
}

/** Not in their order, so only few of them. */
function ofPay(ctx: Context, selection: Selection): Promise<Source>[] {
  const { pay } = selection
  if (!pay) return []
  const size = async () => {
    const steps = (await countedJobs(ctx, {})).filter(
      ({ dimension, key }) => dimension === 'pay' && key.startsWith(pay.currency),
    )
    // A step holds amounts from it up to the next one, so the first one may reach the sum, too.
    const reaching = steps.filter(({ key }) => Number(key.slice(4)) * 1.1 >= pay.from)
    return reaching.reduce((sum, { jobs }) => sum + jobs, 0)
  }
  return [size().then((jobs) => sourceOf(selection, { pay }, jobs <= FEW_UNORDERED ? jobs : Number.POSITIVE_INFINITY))]
}

async function countedSize(ctx: Context, dimension: string, key: string): Promise<number> {
  const counted = await countedJobs(ctx, {})
  return counted.find((one) => one.dimension === dimension && one.key === key)?.jobs ?? 0
}
