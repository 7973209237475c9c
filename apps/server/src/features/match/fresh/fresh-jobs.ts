import { setImmediate } from 'node:timers/promises'
import { type WorkType, workTypes } from '@rise/contract/jobs/kinds'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import type { HomeAreas } from '../best/home-areas.ts'
import { readJobs } from '../read-jobs.ts'
import type { MatchJob } from '../scoring/facts.ts'
import { worldPartOf } from '../scoring/world-part.ts'

/** Older jobs are not considered fresh. */
const FRESH_DAYS = 30
/** New jobs are included within this time. */
const CACHE_SECONDS = 120
/** The maximum number of jobs kept, which are the newest ones. Each takes about 400 bytes. */
const MOST_JOBS = 100_000
const CHUNK = 2_000
const MOST_FACTS = 20_000
const MOST_HOMES = 5_000
const DAY_MS = 86_400_000

/** A job with the facts by which callers select jobs. */
export interface FreshJob {
  readonly id: string
  readonly companyId: string
  readonly department: string | null
  /** Epoch ms. */
  readonly postedAt: number
  /** Epoch ms when the job was added to this site. */
  readonly addedAt: number
}

/** The open jobs of the last weeks, newest first. They are read once for all members whose matches are computed. */
export interface FreshJobs {
  readonly jobs: readonly FreshJob[]
  /** The positions of jobs by the number of a skill or of a word in the title. */
  readonly byKey: ReadonlyMap<number, readonly number[]>
  readonly columns: FreshColumns
  /** The number of each place by its id, including the places that contain others. */
  readonly areaNumbers: ReadonlyMap<string, number>
  /**
   * Working memory with an element for each job. It is shared, because allocating it for each member would take longer
   * than the computation.
   */
  readonly scratch: Scratch
  /** The facts of the jobs whose match was computed before. */
  readonly facts: LRUCache<string, MatchJob>
  /**
   * The places around homes, by the slugs of the home and of the places to move to, which many members have in common.
   */
  readonly homes: LRUCache<string, HomeAreas<number>>
}

/**
 * The facts of all jobs as arrays by position, because thousands of jobs are compared for each member. Reading the
 * facts from objects would take ten times as long.
 */
interface FreshColumns {
  /** Indexes into `workTypes`. */
  readonly workTypes: Uint8Array
  readonly skills: Uint16Array
  /** The number of words in the title. */
  readonly words: Uint16Array
  /** The position in `areas` where a job's area numbers begin. They end where the next job's begin. */
  readonly areasFrom: Uint32Array
  readonly areas: Uint32Array
  /** For each area, 1 if its country is unknown. Parts of the world have 0. */
  readonly isUnknown: Uint8Array
  /** Areas that are parts of the world, such as Europe. */
  readonly worldParts: readonly WorldPart[]
}

interface WorldPart {
  readonly area: number
  readonly countries: readonly string[]
}

/** All zeros between two uses. */
interface Scratch {
  /** How many skills a member and a job share. */
  readonly hits: Uint8Array
  /**
   * How similar a job's title is to the nearest of the member's titles, and the weight of the words that it shares with
   * the title being compared.
   */
  readonly titles: Float32Array
  readonly common: Float32Array
  /** What each area means for the member, as bits that `fresh-reach.ts` defines. */
  readonly marks: Uint8Array
}

/** Returns the fresh jobs, read at most two minutes ago. */
export function freshJobs(ctx: Context): Promise<FreshJobs> {
  return cachedFreshJobs(ctx, 'fresh')
}

const cachedFreshJobs = ttlCache(CACHE_SECONDS, async ({ db, clock }: Context, _: string) =>
  readFreshJobs(db, new Date(clock.now().getTime() - FRESH_DAYS * DAY_MS)),
)

interface Row {
  readonly job_id: string
  readonly company_id: string
  readonly department: string | null
  readonly posted_at: Date
  readonly created_at: Date
  readonly work_type: WorkType
  readonly areas: string[]
  readonly match_keys: number[]
  readonly match_skills: number
}

async function readFreshJobs(db: Database, since: Date): Promise<FreshJobs> {
  const jobs: FreshJob[] = []
  const byKey = new Map<number, number[]>()
  const areaNumbers = new Map<string, number>()
  const types: number[] = []
  const skills: number[] = []
  const words: number[] = []
  const areas: number[] = []
  const areasFrom = [0]
  let last: Pick<Row, 'posted_at' | 'job_id'> | undefined
  // The index is built in chunks; other requests are handled between them.
  do {
    const rows: Row[] = await readChunk(db, since, last)
    for (const row of rows) {
      for (const key of row.match_keys) {
        const positions = byKey.get(key)
        if (positions) positions.push(jobs.length)
        else byKey.set(key, [jobs.length])
      }
      for (const area of row.areas) {
        const number = areaNumbers.get(area) ?? areaNumbers.size
        areaNumbers.set(area, number)
        areas.push(number)
      }
      areasFrom.push(areas.length)
      types.push(workTypes.indexOf(row.work_type))
      skills.push(row.match_skills)
      words.push(row.match_keys.length - row.match_skills)
      jobs.push(present(row))
    }
    last = rows.length < CHUNK ? undefined : rows.at(-1)
    await setImmediate()
  } while (last !== undefined && jobs.length < MOST_JOBS)
  return {
    ...{ jobs, byKey, areaNumbers },
    columns: {
      workTypes: Uint8Array.from(types),
      skills: Uint16Array.from(skills),
      words: Uint16Array.from(words),
      areasFrom: Uint32Array.from(areasFrom),
      areas: Uint32Array.from(areas),
      ...(await readUnknown(db, areaNumbers)),
    },
    scratch: {
      hits: new Uint8Array(jobs.length),
      titles: new Float32Array(jobs.length),
      common: new Float32Array(jobs.length),
      marks: new Uint8Array(areaNumbers.size),
    },
    facts: new LRUCache({ max: MOST_FACTS }),
    homes: new LRUCache({ max: MOST_HOMES }),
  }
}

async function readChunk(
  db: Database,
  since: Date,
  last: Pick<Row, 'posted_at' | 'job_id'> | undefined,
): Promise<Row[]> {
  const before = last ? sql`and (job.posted_at, job.job_id) < (${last.posted_at}, ${last.job_id})` : sql``
  const { rows } = await sql<Row>`
    select job.job_id, job.company_id, job.department, job.posted_at, made.created_at, job.work_type, job.areas,
      coalesce(job.match_keys, '{}') as match_keys, job.match_skills
    from job_search as job join job as made on made.id = job.job_id
    where job.posted_at >= ${since} ${before}
      and job.company_id not in (select id from actor where kind = 'company' and not listed)
    order by job.posted_at desc, job.job_id desc limit ${sql.lit(CHUNK)}`.execute(db)
  return rows
}

/** Returns which of these places are in an unknown country, and which are parts of the world. */
async function readUnknown(
  db: Database,
  numbers: ReadonlyMap<string, number>,
): Promise<Pick<FreshColumns, 'isUnknown' | 'worldParts'>> {
  const isUnknown = new Uint8Array(numbers.size)
  const worldParts: WorldPart[] = []
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from place where country is null and id = any(${[...numbers.keys()]}::uuid[])`.execute(db)
  for (const { id, name } of rows) {
    const area = numbers.get(id) ?? 0
    const countries = worldPartOf(name)
    if (countries.length > 0) worldParts.push({ area, countries })
    else isUnknown[area] = 1
  }
  return { isUnknown, worldParts }
}

function present(row: Row): FreshJob {
  return {
    id: row.job_id,
    companyId: row.company_id,
    department: row.department,
    postedAt: row.posted_at.getTime(),
    addedAt: row.created_at.getTime(),
  }
}

/** Returns the facts of these jobs by id, loading those that are not in memory. */
export async function factsOf(
  db: Database,
  { facts }: FreshJobs,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, MatchJob>> {
  const jobsById = new Map<string, MatchJob>()
  const unknownIds: string[] = []
  for (const id of ids) {
    const job = facts.get(id)
    if (job) jobsById.set(id, job)
    else unknownIds.push(id)
  }
  for (let start = 0; start < unknownIds.length; start += CHUNK) {
    for (const [id, job] of await readJobs(db, unknownIds.slice(start, start + CHUNK))) {
      facts.set(id, job)
      jobsById.set(id, job)
    }
    await setImmediate()
  }
  return jobsById
}
