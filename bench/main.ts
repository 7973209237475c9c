// Measures Rise against its limits, and prints one table. The exit status is 1 if a part could not be measured. An
// exceeded limit does not change it, because the result depends too much on the machine's load.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureAccounts } from './parts/accounts-part.ts'
import { measureAdminAnalytics } from './parts/admin-analytics-part.ts'
import { measureAdmin } from './parts/admin-part.ts'
import { measureApplications } from './parts/applications-part.ts'
import { measureBadInput } from './parts/bad-input-part.ts'
import { measureBlocks } from './parts/blocks-part.ts'
import { measureBoards } from './parts/boards-part.ts'
import { measureBrowser } from './parts/browser-part.ts'
import { measureCompanies } from './parts/companies-part.ts'
import { measureConvos } from './parts/convos-part.ts'
import { measureCopilot } from './parts/copilot-part.ts'
import { measureDigests } from './parts/digest-part.ts'
import { measureFeed } from './parts/feed-part.ts'
import { measureFollow } from './parts/follow-part.ts'
import { measureMatch } from './parts/match-part.ts'
import { measureMembers } from './parts/members-part.ts'
import { measureMemory } from './parts/memory-part.ts'
import { measureMillion } from './parts/million-part.ts'
import { measureMissions } from './parts/missions-part.ts'
import { measurePlans } from './parts/plans-part.ts'
import { measureProfessionals } from './parts/professionals-part.ts'
import { measureReasons } from './parts/reasons-part.ts'
import { measureResumeTimes } from './parts/resume-part.ts'
import { measureResumes } from './parts/resumes-part.ts'
import { measureRules } from './parts/rules-part.ts'
import { measureSearch } from './parts/search-part.ts'
import { measureSequence } from './parts/sequence-part.ts'
import { measureServer } from './parts/server-part.ts'
import { measureSockets } from './parts/socket-part.ts'
import { watchHost } from './processes.ts'
import { type RunningRise, startRise } from './rise.ts'
import { formatTable, type Row } from './table.ts'

interface Part {
  readonly name: string
  measure(rise: RunningRise): Promise<Row[]>
}

/** The parts measured after the first start, which loads the demo data, before any other request. */
const firstStartParts: readonly Part[] = [{ name: 'memory', measure: (rise) => measureMemory(rise, 'first') }]
/** The parts measured after the second start. */
const secondStartParts: readonly Part[] = [
  { name: 'memory', measure: (rise) => measureMemory(rise, 'second') },
  { name: 'server', measure: measureServer },
  { name: 'socket', measure: measureSockets },
  { name: 'browser', measure: measureBrowser },
  { name: 'members', measure: measureMembers },
  { name: 'accounts', measure: measureAccounts },
  { name: 'follow', measure: measureFollow },
  { name: 'rules', measure: measureRules },
  { name: 'blocks', measure: measureBlocks },
  // Near the end, because its data stays.
  { name: 'companies', measure: measureCompanies },
  { name: 'resume', measure: measureResumeTimes },
]

/**
 * The part for a large board. It is measured in a separate Rise, only if requested by name: `npm run bench -- million
 * --jobs 100000`. `--only search` limits the run to measurements whose names begin with this word.
 */
const LARGE_BOARD = 'million'
/** Likewise, on boards of all sizes, or of one size: `npm run bench -- boards --jobs 2000`. */
const BOARDS = 'boards'
/** Likewise: `npm run bench -- professionals --people 100000`. */
const DIRECTORY = 'professionals'
/** Likewise: `npm run bench -- feed --posts 100000`. */
const FEED = 'feed'
/**
 * Likewise: `npm run bench -- convos --messages 50000 --members 200 --cuts 200 --kills 10`; `--only` takes `ledger`,
 * `live` or `history`. Smaller numbers take seconds.
 */
const CONVOS = 'convos'
/**
 * The judged pairs, then the best matches among generated jobs: `npm run bench -- match --jobs 100000`. `--only judged`
 * skips the latter.
 */
const MATCH = 'match'
/**
 * The labelled lines of stories, then the response times: `npm run bench -- copilot`. `--only lines` skips the latter.
 */
const COPILOT = 'copilot'
/** Likewise: `npm run bench -- digest --members 100000 --jobs 100000`. Smaller numbers take seconds. */
const DIGEST = 'digest'
/**
 * Likewise: `npm run bench -- applications --applicants 2000 --others 2000000`. Its board is scrolled in the latest
 * build of the web app.
 */
const APPLICATIONS = 'applications'
/** Likewise: `npm run bench -- missions`. */
const MISSIONS = 'missions'
/** Likewise: `npm run bench -- admin --people 100000`. */
const ADMIN = 'admin'
/** Likewise: `npm run bench -- admin-analytics`. */
const ADMIN_ANALYTICS = 'admin-analytics'
/**
 * Events, courses and layoffs: `npm run bench -- reasons --events 200000 --courses 50000 --layoffs 20000 --rows
 * 1000000`. `--rows` is the size of an import. `--only` takes `imports` or the beginning of a list's name. Smaller
 * numbers take seconds.
 */
const REASONS = 'reasons'
/**
 * The effect of bad input on other requests: `npm run bench -- bad-input`. `--only csv` limits it to inputs with this
 * name.
 */
const BAD_INPUT = 'bad-input'
/**
 * The quality of reading typeset résumés: `npm run bench -- resumes`. `--only side-left` reads only the files whose
 * names begin with it.
 */
const RESUMES = 'resumes'
/**
 * The judged searches, then the cost of reading places and related words: `npm run bench -- search --jobs 300000`.
 * `--only judged` skips the latter.
 */
const SEARCH = 'search'
const SEARCH_JOBS = 300_000
/** Likewise: `npm run bench -- sequence`, with the same options as `digest`. */
const SEQUENCE = 'sequence'
/** Likewise, in a Rise that sells plans: `npm run bench -- plans`. */
const PLANS = 'plans'
const MANY = 100_000
const MILLION = 1_000_000
const ownRiseParts = [
  ADMIN,
  ADMIN_ANALYTICS,
  LARGE_BOARD,
  BOARDS,
  DIRECTORY,
  FEED,
  CONVOS,
  MATCH,
  DIGEST,
  APPLICATIONS,
  BAD_INPUT,
  COPILOT,
  MISSIONS,
  PLANS,
  REASONS,
  RESUMES,
  SEARCH,
  SEQUENCE,
]

async function run(
  names: readonly string[],
  { jobs, people, posts, applicants, others, events, courses, layoffs, rows, only, ...convos }: typeof values,
): Promise<void> {
  const knownNames = [...[...firstStartParts, ...secondStartParts].map(({ name }) => name), ...ownRiseParts]
  const unknownNames = names.filter((name) => !knownNames.includes(name))
  if (unknownNames.length > 0) {
    throw new Error(`There is no part "${unknownNames.join('", "')}". The parts: ${knownNames.join(', ')}.`)
  }
  if (names.includes(LARGE_BOARD)) console.log(formatTable(await measureMillion(Number(jobs ?? MILLION), only)))
  if (names.includes(BOARDS))
    console.log(formatTable(await measureBoards(jobs === undefined ? undefined : Number(jobs))))
  if (names.includes(DIRECTORY)) console.log(formatTable(await measureProfessionals(Number(people), only)))
  if (names.includes(FEED)) console.log(formatTable(await measureFeed(Number(posts), only)))
  if (names.includes(CONVOS)) console.log(formatTable(await measureConvos(numbersOf(convos), only)))
  if (names.includes(DIGEST)) {
    console.log(formatTable(await measureDigests(Number(convos.members), Number(jobs ?? MANY))))
  }
  if (names.includes(APPLICATIONS))
    console.log(formatTable(await measureApplications(Number(applicants), Number(others))))
  if (names.includes(ADMIN)) console.log(formatTable(await measureAdmin(Number(people))))
  if (names.includes(ADMIN_ANALYTICS)) console.log(formatTable(await measureAdminAnalytics()))
  if (names.includes(MISSIONS)) console.log(formatTable(await measureMissions(MANY)))
  if (names.includes(MATCH)) console.log(formatTable(await measureMatch(Number(jobs ?? MILLION), only)))
  if (names.includes(RESUMES)) console.log(formatTable(await measureResumes(only)))
  if (names.includes(BAD_INPUT)) console.log(formatTable(await measureBadInput(only)))
  if (names.includes(PLANS)) console.log(formatTable(await measurePlans()))
  if (names.includes(REASONS)) {
    const numbers = { events: Number(events), courses: Number(courses), layoffs: Number(layoffs) }
    console.log(formatTable(await measureReasons(numbers, Number(rows), only)))
  }
  if (names.includes(SEQUENCE)) {
    console.log(formatTable(await measureSequence(Number(convos.members), Number(jobs ?? MANY))))
  }
  if (names.includes(SEARCH)) console.log(formatTable(await measureSearch(Number(jobs ?? SEARCH_JOBS), only)))
  if (names.includes(COPILOT)) console.log(formatTable(await measureCopilot(only)))
  if (names.length > 0 && names.every((name) => ownRiseParts.includes(name))) return
  const isSelected = ({ name }: Part) => names.length === 0 || names.includes(name)
  const dataDir = await mkdtemp(join(tmpdir(), 'rise-bench-'))
  const measuredRows: Row[] = []
  try {
    const first = await measureOnStart(dataDir, firstStartParts.filter(isSelected), measuredRows)
    measuredRows.unshift({ metric: 'First start, with the demo data', unit: 's', measured: first / 1000 })
    const position = measuredRows.length
    const second = await measureOnStart(dataDir, secondStartParts.filter(isSelected), measuredRows)
    measuredRows.splice(position, 0, {
      metric: 'Second start',
      unit: 's',
      measured: second / 1000,
      limit: { atMost: 5 },
    })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  console.log(formatTable(measuredRows))
}

/**
 * Starts Rise, adds the rows of each part, and stops Rise. Returns the duration of the start, in ms. A part that fails
 * is reported and skipped.
 */
async function measureOnStart(dataDir: string, parts: readonly Part[], rows: Row[]): Promise<number> {
  const rise = await startRise(dataDir)
  try {
    for (const { name, measure } of parts) {
      console.error(`Measuring: ${name} ...`)
      await measure(rise).then((measured) => rows.push(...measured), reportError)
    }
  } finally {
    await rise.stop()
  }
  return rise.startMs
}

type ConvosNumbers = 'messages' | 'members' | 'cuts' | 'kills' | 'sockets' | 'history'

function numbersOf(texts: Readonly<Record<ConvosNumbers, string>>): Record<ConvosNumbers, number> {
  const { messages, members, cuts, kills, sockets, history } = texts
  return {
    ...{ messages: Number(messages), members: Number(members), cuts: Number(cuts), kills: Number(kills) },
    ...{ sockets: Number(sockets), history: Number(history) },
  }
}

function reportError(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: 'string' },
    people: { type: 'string', default: '1000000' },
    posts: { type: 'string', default: '1000000' },
    applicants: { type: 'string', default: '2000' },
    others: { type: 'string', default: '2000000' },
    messages: { type: 'string', default: '50000' },
    members: { type: 'string', default: '200' },
    cuts: { type: 'string', default: '200' },
    kills: { type: 'string', default: '10' },
    sockets: { type: 'string', default: '1000' },
    history: { type: 'string', default: '1000000' },
    events: { type: 'string', default: '200000' },
    courses: { type: 'string', default: '50000' },
    layoffs: { type: 'string', default: '20000' },
    rows: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
  },
})
const shareTaken = watchHost()
await run(positionals, values).catch(reportError)
console.log(`The machine's host took away ${Math.round(shareTaken() * 100)} % of the processor time meanwhile.`)
