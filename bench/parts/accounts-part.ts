import { Client } from 'pg'
import { findRunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { isShort, join, logIn, newAddress, post } from '../accounts.ts'
import { startBaseline } from '../baseline.ts'
import type { SelectTask } from '../baseline-select.ts'
import { floodLogIns } from '../flood.ts'
import { type Load, putUnderLoad } from '../load.ts'
import type { RunningRise } from '../rise.ts'
import { measureSignUp } from '../sign-up.ts'
import { compare, median, rounds } from '../statistics.ts'
import type { Row } from '../table.ts'

const TRIES = isShort ? 80 : 400
/** Few enough tries per account that none reaches a limit. */
const TRIES_OF_ACCOUNT = 8
const ROUNDS = 5

/**
 * Measures the limits of logging in: whether it reveals accounts, its cost, and the effect of a flood on other
 * requests.
 */
export async function measureAccounts(rise: RunningRise): Promise<Row[]> {
  const knownEmails = await rounds(TRIES / TRIES_OF_ACCOUNT, () => join(rise.origin))
  const unknownEmails = knownEmails.map(newAddress)
  const emails = { known: knownEmails, unknown: unknownEmails }
  const wrongLogin = (email: string) => ({ user: { email, password: 'not that one' } })
  return [
    await compareAnswers('Log-in', emails, 401, `${rise.origin}/api/v1/professionals/login`, wrongLogin),
    await compareAnswers('Reset', emails, 200, `${rise.origin}/api/v1/password-resets`, (email) => ({ email })),
    ...(await measureSignUp(rise)),
    ...(await measureCheck(rise, knownEmails[0] ?? '')),
    ...(await floodLogIns(rise, knownEmails)),
  ]
}

interface Emails {
  readonly known: readonly string[]
  readonly unknown: readonly string[]
}

/** Compares the reply times for known and unknown addresses, which alternate and come first equally often. */
async function compareAnswers(
  what: string,
  emails: Emails,
  status: number,
  url: string,
  bodyOf: (email: string) => object,
): Promise<Row> {
  const times: { [K in keyof Emails]: number[] } = { known: [], unknown: [] }
  for (let index = 0; index < TRIES; index++) {
    const order = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) {
      const email = emails[kind][index % emails[kind].length] ?? ''
      const reply = await post(url, bodyOf(email))
      if (reply.status !== status) throw new Error(`${url} answered ${reply.status}: ${reply.text}`)
      times[kind].push(reply.ms)
    }
  }
  const [measured, baseline] = [median(times.known), median(times.unknown)]
  const ratio = Math.max(measured, baseline) / Math.min(measured, baseline)
  return {
    metric: `${what}, known and unknown address`,
    unit: 'ms',
    measured,
    baseline,
    ratio,
    limit: { atMost: 1.05 },
  }
}

async function measureCheck(rise: RunningRise, email: string): Promise<Row[]> {
  const connection = await findRunningPostgres(rise.dataDir)
  if (!connection) throw new Error('The embedded Postgres was not found.')
  const { token, sessionId } = await logIn(rise.origin, email)
  const baseline = await startBaseline('bench/baseline-select.ts', { connection, sessionId } satisfies SelectTask)
  const client = new Client(connection)
  await client.connect()
  const headers = { authorization: `Bearer ${token}` }
  const load: Load = { connections: 1, seconds: 2, paths: ['/api/v1/check'], headers }
  try {
    const results = await rounds(ROUNDS, async () => ({
      rise: await putUnderLoad(rise, load),
      baseline: await putUnderLoad(baseline, { ...load, paths: ['/session'] }),
      select: await timeSelect(client, sessionId),
    }))
    const pairs = (of: 'processorMs' | 'wallMs') =>
      results.map((result) => ({ rise: result.rise[of], baseline: result.baseline[of] }))
    const limit = { atMost: 3 }
    const tokenChecks = results.map(({ rise, select }) => ({ rise: rise.wallMs, baseline: select }))
    return [
      { metric: 'Check of a token, time per reply', unit: 'ms', ...compare(pairs('wallMs')), limit },
      { metric: 'Check of a token, processor time', unit: 'ms', ...compare(pairs('processorMs')), limit },
      { metric: 'Check of a token, against the select without HTTP', unit: 'ms', ...compare(tokenChecks) },
    ]
  } finally {
    await client.end()
    await baseline.stop()
  }
}

async function timeSelect(client: Client, sessionId: string): Promise<number> {
  const times = await rounds(500, async () => {
    const begin = performance.now()
    await client.query('select * from session where id = $1', [sessionId])
    return performance.now() - begin
  })
  return median(times)
}
