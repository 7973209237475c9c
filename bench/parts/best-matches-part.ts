// A member's best matches among generated jobs: their response time, and the share of the best of all jobs that they
// contain. The folder is kept between runs, because filling it takes a quarter of an hour.
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { Resume } from '@rise/contract/resumes/shapes'
import { Client } from 'pg'
import type {} from '../../apps/server/src/backend.ts'
import { readJobs } from '../../apps/server/src/features/match/read-jobs.ts'
import type { MatchJob, MatchMember } from '../../apps/server/src/features/match/scoring/facts.ts'
import { memberFacts } from '../../apps/server/src/features/match/scoring/member-facts.ts'
import { scoreMatch } from '../../apps/server/src/features/match/scoring/score-match.ts'
import { type Database, openDatabase, openPool } from '../../apps/server/src/platform/database/database.ts'
import { findRunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { join, logIn } from '../accounts.ts'
import { generateJobs } from '../generate-jobs.ts'
import { generateWords, seededRandom } from '../generated-words.ts'
import { ask, timeCalls } from '../latencies.ts'
import { type RunningRise, startRise } from '../rise.ts'
import { percentile } from '../statistics.ts'
import type { Row } from '../table.ts'

const MEMBERS = 50
const BEST_COUNT = 200
const PAGES = BEST_COUNT / 20
const WARM_CALLS = 5
const CHUNK = 5_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const COLD_MS = 2_000
const WARM_MS = 50
const MIN_RECALL = 95
/** The number of generated skills that most jobs contain. */
const COMMON_SKILLS = 12

interface GeneratedStory {
  readonly resume: Resume
  readonly soughtWorkTypes: readonly string[]
}

/** Measures the best matches of fifty members among this many generated jobs in a separate Rise. */
export async function measureBestMatches(jobs: number): Promise<Row[]> {
  const dataDir = joinPath(tmpdir(), `rise-bench-match-${jobs}-jobs`)
  await generateJobs(dataDir, jobs)
  const rise = await startRise(dataDir)
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error('The embedded Postgres was not found.')
  const client = new Client(connection)
  await client.connect()
  const db = openDatabase(openPool(connection, 2, () => {}, { statementMs: 0 }))
  try {
    const stories = makeStories()
    const matches = await requestBestMatches(rise, client, stories)
    const shares = await compareWithAll(db, client, stories, matches.ids)
    return [
      {
        metric: 'Best matches, cold, slowest of 50',
        unit: 'ms',
        measured: Math.max(...matches.cold),
        limit: { atMost: COLD_MS },
      },
      { metric: 'Best matches, cold, p50', unit: 'ms', measured: percentile(matches.cold, 0.5) },
      {
        metric: 'Best matches, warm, p99',
        unit: 'ms',
        measured: percentile(matches.warm, 0.99),
        limit: { atMost: WARM_MS },
      },
      {
        metric: 'Best matches that are those of all jobs',
        unit: '%',
        measured: mean(shares),
        limit: { atLeast: MIN_RECALL },
      },
      { metric: 'The same, worst member', unit: '%', measured: Math.min(...shares) },
    ]
  } finally {
    await db.destroy()
    await client.end()
    await rise.stop()
  }
}

/** Returns generated stories. Half of the members only have skills that most jobs require. */
function makeStories(): GeneratedStory[] {
  const { titles, skills } = generateWords()
  const random = seededRandom(11)
  const zipf = <T>(list: readonly T[]): T => list[Math.floor(list.length ** random()) - 1] as T
  return Array.from({ length: MEMBERS }, (_, index) => {
    const commonSkills = index % 2 === 0 ? skills.slice(0, COMMON_SKILLS) : skills
    const memberSkills = new Set(Array.from({ length: 3 + (index % 6) }, () => zipf(commonSkills)))
    const position = zipf(titles)
    return {
      resume: {
        basics: { location: { city: `City ${Math.floor(3_000 ** random()) - 1}`, countryCode: 'AA' } },
        work: [{ name: 'Mill', position, startDate: String(2010 + (index % 15)) }],
        skills: [...memberSkills].map((name) => ({ name })),
      },
      soughtWorkTypes: index % 3 === 0 ? ['Remote'] : [],
    }
  })
}

/** Requests the matches of one member after the other, as one account whose story is rewritten each time. */
async function requestBestMatches(rise: RunningRise, client: Client, stories: readonly GeneratedStory[]) {
  const email = await join(rise.origin)
  const { token } = await logIn(rise.origin, email)
  const headers = { authorization: `Bearer ${token}` }
  const url = (page: number) => `${rise.origin}/api/v1/matching-jobs?page=${page}`
  const [cold, warm, ids]: [number[], number[], string[][]] = [[], [], []]
  await client.query(
    `insert into story (actor_id, resume, created_at, updated_at)
    select actor_id, '{}', now(), now() from membership join login on login.id = login_id where email = $1
    on conflict do nothing`,
    [email],
  )
  for (const { resume, soughtWorkTypes } of stories) {
    await client.query(
      `update story set resume = $2, sought_work_types = $3, version = version + 1
      where actor_id = (select actor_id from membership join login on login.id = login_id where email = $1)`,
      [email, JSON.stringify(resume), soughtWorkTypes],
    )
    cold.push(...(await timeCalls(1, () => ask(url(1), headers))))
    warm.push(...(await timeCalls(WARM_CALLS, () => ask(url(1), headers))))
    const pages: string[] = []
    for (let page = 1; page <= PAGES; page++) {
      const { result } = JSON.parse(await ask(url(page), headers))
      pages.push(...result.items.map(({ _id }: { _id: string }) => _id))
      if (page >= result.pages) break
    }
    ids.push(pages)
  }
  return { cold, warm, ids }
}

/**
 * Returns, for each member, the percentage of the best of all jobs that the found ones contain. Equally good matches
 * count.
 */
async function compareWithAll(
  db: Database,
  client: Client,
  stories: readonly GeneratedStory[],
  found: readonly (readonly string[])[],
): Promise<number[]> {
  const members = stories.map(memberOf)
  const bestRanks = members.map(() => [] as number[])
  for (let lastId = FIRST_ID; ; ) {
    const { rows } = await client.query<{ ids: string[] }>(
      `select array_agg(job_id order by job_id) as ids from (
        select job_id from job_search where job_id > $1 order by job_id limit $2) as next`,
      [lastId, CHUNK],
    )
    const ids = rows[0]?.ids ?? []
    const jobs = [...(await readJobs(db, ids)).values()]
    for (const [index, member] of members.entries()) {
      const ranks = bestRanks[index]?.concat(jobs.map((job) => orderOf(member, job))) ?? []
      bestRanks[index] = ranks.sort((a, b) => b - a).slice(0, BEST_COUNT)
    }
    const next = ids.at(-1)
    if (next === undefined) break
    lastId = next
  }
  return Promise.all(
    members.map(async (member, index) => {
      const exact = bestRanks[index]?.filter((rank) => rank > 0) ?? []
      const least = exact.at(-1) ?? 0
      const jobs = await readJobs(db, found[index] ?? [])
      const rightCount = [...jobs.values()].filter((job) => orderOf(member, job) >= least - 1e-9).length
      return exact.length === 0 ? 100 : (100 * rightCount) / exact.length
    }),
  )
}

/** Returns a number to sort jobs by, in the order of the list. 0 for a job that isn't in the list. */
function orderOf(member: MatchMember, job: MatchJob): number {
  const { score, rank, limits } = scoreMatch(member, job)
  return limits.length > 0 ? 0 : (score ?? 0) + rank / 1_000
}

function memberOf({ resume, soughtWorkTypes }: GeneratedStory): MatchMember {
  const today = new Date().toISOString().slice(0, 10)
  const story = { resume, soughtRoles: [], soughtWorkTypes, wish: { pay: null, employmentTypes: [], moveTo: [] } }
  return { ...memberFacts(story, today), refusals: [] }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
