// The cost of the requests of a member's page, compared with a plain node:http server that sends the same bytes.
import { logIn } from '../accounts.ts'
import { startBaseline } from '../baseline.ts'
import type { PageTask } from '../baseline-page.ts'
import { type Load, putUnderLoad } from '../load.ts'
import type { RunningRise } from '../rise.ts'
import { compare, rounds } from '../statistics.ts'
import type { Row } from '../table.ts'

const ROUNDS = 3
const CONNECTIONS = 8
const WARM_UP_SECONDS = 30
const MEMBER = 'ada@demo.example'
const DEMO_PASSWORD = 'demo-demo-demo'
/** Headers that the transport sets itself. */
const transport = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

const requests: readonly { readonly metric: string; readonly path: string; readonly atMost?: number }[] = [
  { metric: 'Check of a token', path: '/api/v1/check', atMost: 20 },
  { metric: 'First stretch of the feed', path: '/api/v1/posts', atMost: 90 },
  { metric: 'Conversations', path: '/api/v1/convos', atMost: 45 },
  { metric: 'Notifications', path: '/api/v1/notifications', atMost: 45 },
  { metric: 'Best matches', path: '/api/v1/matching-jobs', atMost: 45 },
  { metric: 'Saved jobs', path: '/api/v1/saved-jobs' },
  { metric: 'Applications', path: '/api/v1/applications' },
  { metric: 'Own story', path: '/api/v1/story' },
  { metric: 'Missions', path: '/api/v1/missions' },
  { metric: 'List of jobs, signed in', path: '/api/v1/jobs' },
]

/** Measures the processor time of each request as a multiple of the baseline's, for a member of the demo world. */
export async function measureMembers(rise: RunningRise): Promise<Row[]> {
  const { token } = await logIn(rise.origin, MEMBER, DEMO_PASSWORD)
  const headers = { authorization: `Bearer ${token}` }
  const rows: Row[] = []
  // Otherwise the first measured request would include the compilation of shared code.
  const paths = requests.map(({ path }) => path)
  await putUnderLoad(rise, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS, paths, headers })
  for (const { metric, path, atMost } of requests) {
    const baseline = await startBaseline('bench/baseline-page.ts', await replyOf(rise.origin + path, headers))
    const load: Load = { connections: CONNECTIONS, seconds: 2, paths: [path], headers }
    try {
      await putUnderLoad(rise, load)
      const pairs = await rounds(ROUNDS, async () => ({
        rise: (await putUnderLoad(rise, load)).processorMs,
        baseline: (await putUnderLoad(baseline, load)).processorMs,
      }))
      const limit = atMost === undefined ? {} : { limit: { atMost } }
      rows.push({ metric: `${metric}, processor time`, unit: 'ms', ...compare(pairs), ...limit })
    } finally {
      await baseline.stop()
    }
  }
  return rows
}

async function replyOf(url: string, headers: Record<string, string>): Promise<PageTask> {
  const response = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
  const body = Buffer.from(await response.arrayBuffer())
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${body}`)
  const contentHeaders = [...response.headers].filter(([name]) => !transport.has(name))
  return { headers: Object.fromEntries(contentHeaders), body: body.toString('base64') }
}
