import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateWords, seededRandom } from '../generated-words.ts'
import { ask, timeCalls } from '../latencies.ts'
import type { RunningRise } from '../rise.ts'
import { percentile } from '../statistics.ts'
import type { Row } from '../table.ts'

const JOBS = 4_000
const PAUSE_MS = 20

/**
 * Imports a board of new jobs, then the same board again, with the command that operators use, and requests pages
 * meanwhile.
 */
export async function measureImport(rise: RunningRise): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rise-bench-board-'))
  const file = join(folder, 'board.json')
  const company = `Bench ${Date.now().toString(36)}`
  try {
    await writeFile(file, JSON.stringify(makeBoard(JOBS)))
    const latencies: number[] = []
    const [added, unchanged] = [
      await importBoard(rise, file, company, latencies),
      await importBoard(rise, file, company, latencies),
    ]
    return [
      { metric: 'Import of new jobs', unit: '/s', measured: JOBS / added, limit: { atLeast: 200 } },
      { metric: 'Import of unchanged jobs', unit: '/s', measured: JOBS / unchanged, limit: { atLeast: 1_000 } },
      {
        metric: 'Requests during an import, p99',
        unit: 'ms',
        measured: percentile(latencies, 0.99),
        limit: { atMost: 100 },
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Imports a board. Returns the duration in seconds, including the start of the command. */
async function importBoard(rise: RunningRise, file: string, company: string, latencies: number[]): Promise<number> {
  const begin = performance.now()
  const { DATA_DIR: _, DATABASE_URL: __, ...environment } = process.env
  const command = spawn(
    process.execPath,
    ['scripts/rise.mjs', 'import-jobs', file, '--source', 'lever', '--company', company],
    {
      env: { ...environment, DATA_DIR: rise.dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const exit = once(command, 'exit')
  const paths = ['/jobs', '/jobs?keyword=engineer', '/jobs?list=remote', '/job-counts?keyword=nurse']
  for (let round = 0; command.exitCode === null && command.signalCode === null; round++) {
    latencies.push(...(await timeCalls(1, () => ask(`${rise.origin}/api/v1${paths[round % paths.length]}`))))
    await sleep(PAUSE_MS)
  }
  const [status] = await exit
  if (status !== 0) throw new Error(`The import ended with status ${status}.`)
  return (performance.now() - begin) / 1_000
}

/** A board in Lever's format. */
function makeBoard(jobs: number): object[] {
  const { titles, sentences } = generateWords()
  const random = seededRandom(Date.now())
  const randomItem = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  return Array.from({ length: jobs }, (_, number) => ({
    id: `bench-${number}`,
    text: `${randomItem(titles)} ${number}`,
    hostedUrl: `https://jobs.example/bench/${number}`,
    applyUrl: `https://jobs.example/bench/${number}/apply`,
    createdAt: Date.now() - Math.floor(random() * 1e9),
    categories: { commitment: 'Full-time', team: 'Engineering', location: 'Berlin, Germany' },
    workplaceType: 'hybrid',
    description: `<p>${Array.from({ length: 13 }, () => randomItem(sentences)).join('. ')}.</p>`,
  }))
}
