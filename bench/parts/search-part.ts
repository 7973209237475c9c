// Judged searches on a separate board (see bench/search/README.md), and the cost of reading places and related words.
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addUpCounts } from '../../apps/server/src/features/jobs/search/counts/add-up-counts.ts'
import { countWords } from '../../apps/server/src/features/jobs/search/counts/count-words.ts'
import { openDatabase, openPool } from '../../apps/server/src/platform/database/database.ts'
import { findRunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { generateJobs } from '../generate-jobs.ts'
import { importFile } from '../import-file.ts'
import { ask, timeCalls } from '../latencies.ts'
import { type RunningRise, startRise } from '../rise.ts'
import { percentile } from '../statistics.ts'
import type { Row } from '../table.ts'

const FIRST = 10
const CALLS = 200
const WARM_UP_CALLS = 60
const TIMES_PLAIN = 2.5
const FAST_MS = 25

interface JudgedJob {
  readonly id: string
  readonly title: string
  readonly place: string
  readonly skills: readonly string[]
  readonly remote: boolean
}

interface JudgedSearch {
  readonly kind: string
  readonly words: string
  /** The ids of the jobs that the search should find. */
  readonly right: readonly string[]
}

/**
 * Measures the judged searches and, unless `only` excludes it, the cost of a place and a related word with many jobs.
 */
export async function measureSearch(jobs: number, only: string): Promise<Row[]> {
  return [...(await measureJudged()), ...(only === 'judged' ? [] : await measureCost(jobs))]
}

async function measureJudged(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rise-bench-search-'))
  const rise = await startRise(dataDir, { DEMO_DATA: 'false' })
  try {
    await importFile(rise, boardOf(readJson<JudgedJob[]>('jobs')), 'Lindqvist')
    await count(dataDir)
    const searches = readJson<JudgedSearch[]>('searches')
    const verdicts: { readonly isRight: boolean; readonly isEmpty: boolean }[] = []
    for (const search of searches) verdicts.push(await judgeSearch(rise, search))
    const rightCount = verdicts.filter(({ isRight }) => isRight).length
    return [
      { metric: 'Judged searches', unit: '', measured: searches.length, limit: { atLeast: 240 } },
      {
        metric: 'Whose first ten are right',
        unit: '%',
        measured: (100 * rightCount) / searches.length,
        limit: { atLeast: 95 },
      },
      {
        metric: 'That find nothing',
        unit: '',
        measured: verdicts.filter(({ isEmpty }) => isEmpty).length,
        limit: { atMost: 0 },
      },
    ]
  } finally {
    await rise.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function judgeSearch({ origin }: RunningRise, { kind, words, right }: JudgedSearch) {
  const reply = JSON.parse(await ask(`${origin}/api/v1/jobs?keyword=${encodeURIComponent(words)}`))
  const resultKeys: string[] = reply.result.items.map(keyOf)
  const first = resultKeys.slice(0, FIRST)
  const jobsById = new Map(readJson<JudgedJob[]>('jobs').map((job) => [job.id, job]))
  const wantedJobs = right.flatMap((id) => jobsById.get(id) ?? [])
  const isRight =
    first.length >= Math.min(FIRST, right.length) && first.every((key) => wantedJobs.some((job) => matches(job, key)))
  if (!isRight)
    console.error(`${kind}: ${words} found ${first.join(' | ') || 'nothing'}, not ${right.slice(0, FIRST).join(', ')}`)
  return { isRight, isEmpty: resultKeys.length === 0 }
}

/** Identifies a job of the reply by its title and city, which are unique together. */
function keyOf({ title, places }: { readonly title: string; readonly places: readonly { readonly name: string }[] }) {
  return `${title} / ${places[0]?.name ?? ''}`
}

const english: Readonly<Record<string, string>> = {
  München: 'Munich',
  Sevilla: 'Seville',
  Warszawa: 'Warsaw',
  Genève: 'Geneva',
}

function matches({ title, place }: JudgedJob, key: string): boolean {
  const [city = ''] = place.split(',')
  return key.startsWith(`${title} / `) && [city, english[city]].some((name) => name && key.includes(name))
}

async function count(dataDir: string): Promise<void> {
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error('The embedded Postgres was not found.')
  const db = openDatabase(openPool(connection, 1, () => {}, { statementMs: 0 }))
  await addUpCounts(db)
    .then(() => countWords(db))
    .finally(() => db.destroy())
}

/** Alternates with the plain words, so that a slowdown of the machine affects both. */
async function measureCost(jobs: number): Promise<Row[]> {
  const dataDir = join(tmpdir(), `rise-bench-${jobs}-jobs`)
  await generateJobs(dataDir, jobs)
  const rise = await startRise(dataDir)
  try {
    const words = ['developer', 'manager', 'designer', 'nurse']
    const url = (keyword: string) => `${rise.origin}/api/v1/jobs?keyword=${encodeURIComponent(keyword)}`
    const [plain, read]: [number[], number[]] = [[], []]
    for (let round = 0; round < WARM_UP_CALLS + CALLS; round++) {
      const word = words[round % words.length] ?? ''
      const times = [
        await timeCalls(1, () => ask(url(`"${word}" "senior"`))),
        await timeCalls(1, () => ask(url(`${word} city ${round % 40}`))),
      ]
      if (round >= WARM_UP_CALLS)
        for (const [index, list] of [plain, read].entries()) list.push(...(times[index] ?? []))
    }
    const [measured, baseline] = [percentile(read, 0.5), percentile(plain, 0.5)]
    const atMost = Math.max(TIMES_PLAIN, FAST_MS / baseline)
    return [
      {
        metric: `A place and a near word among ${jobs} jobs, p50`,
        unit: 'ms',
        measured,
        baseline,
        ratio: measured / baseline,
        limit: { atMost },
      },
    ]
  } finally {
    await rise.stop()
  }
}

/** A board in Lever's format. */
function boardOf(jobs: readonly JudgedJob[]): object[] {
  return jobs.map(({ id, title, place, skills, remote }, index) => ({
    id,
    text: title,
    hostedUrl: `https://jobs.example/search/${id}`,
    applyUrl: `https://jobs.example/search/${id}/apply`,
    createdAt: Date.now() - index * 60_000,
    categories: { commitment: 'Full-time', location: place },
    workplaceType: remote ? 'remote' : 'onsite',
    description: `<p>Come and join us.</p>${skills.length > 0 ? `<p>You work with ${skills.join(' and ')}.</p>` : ''}`,
  }))
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../search/${name}.json`, import.meta.url), 'utf8'))
}
