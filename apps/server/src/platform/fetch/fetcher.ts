import { t } from '@rise/texts'
import { type AddressRules, type AllowedOrigins, checkUrl } from './check-url.ts'
import { FetchError } from './fetch-error.ts'
import { type FetchedPage, toFetchedPage } from './fetched-page.ts'
import { createHostTurns, type Pace, realPace } from './host-turns.ts'
import { ACCEPT_ENCODING } from './read-body.ts'
import { type Question, type Reply, requestHost, type StepLimits } from './request-host.ts'
import { type Resolve, resolveBySystem, resolveHost } from './resolve-host.ts'
import { retryAfterSeconds, retryDelayMs } from './retry-delay.ts'
import { createTimeBudget, type TimeBudget } from './time-budget.ts'

export interface FetchOptions {
  /** The Accept header; any type by default. */
  readonly accept?: string | undefined
  /** The ETag and date of the version that the caller has. A 304 then means that it is unchanged. */
  readonly ifNoneMatch?: string | undefined
  readonly ifModifiedSince?: string | undefined
  /** The maximum size of the body in bytes after decompression; 10 MiB by default. */
  readonly maxBytes?: number | undefined
  /** The maximum number of milliseconds spent waiting for the host, including redirects and body; 30 s by default. */
  readonly timeoutMs?: number | undefined
  /** The maximum number of milliseconds to wait for a turn at a busy host; 10 s by default. */
  readonly turnMs?: number | undefined
  /** The maximum number of attempts at a host that is busy (429) or failing (5xx); 3 by default. */
  readonly tries?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** The only client for addresses that a person or another site supplied. */
export interface Fetcher {
  /**
   * Fetches a page from the public internet with GET, without cookies, following at most 5 redirects.
   * @throws {FetchError} with any of its codes; the signal's reason if the caller aborted
   */
  get(url: string, options?: FetchOptions): Promise<FetchedPage>
  /**
   * Posts bytes to a host on the public internet, once. Follows no redirect, and reads only the status of the reply.
   * Does not wait for a turn at the host, so the caller must limit how many requests it sends at a time.
   * @throws {FetchError} if the address is refused or there is no reply
   */
  post(url: string, message: PostedMessage): Promise<PostReply>
}

export interface PostedMessage {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** The maximum number of milliseconds to wait for the status; 30 s by default. */
  readonly timeoutMs?: number
}

export interface PostReply {
  readonly status: number
  /** The seconds of the host's Retry-After. */
  readonly retryAfterSeconds: number | undefined
}

export interface FetcherOptions {
  readonly userAgent: string
  readonly allowedOrigins?: AllowedOrigins
  /** The allowed ports; 80 and 443 by default. */
  readonly ports?: readonly string[]
  readonly resolve?: Resolve
  readonly pace?: Pace
  readonly limits?: Partial<StepLimits>
}

interface Patience {
  readonly budget: TimeBudget
  readonly tries: number
  readonly turnMs: number
}

const MAX_REDIRECTS = 5
const MAX_BYTES = 10 * 1024 * 1024
const TIMEOUT_MS = 30_000
const TRIES = 3
const TURN_MS = 10_000
const stepLimits: StepLimits = { connectMs: 10_000, headersMs: 20_000, silenceMs: 30_000 }

/** Creates the guarded client. By default, it uses the machine's resolver and clock, and allows no private origins. */
export function createFetcher({
  userAgent,
  allowedOrigins = new Map(),
  ports = ['80', '443'],
  resolve = resolveBySystem,
  pace = realPace,
  limits,
}: FetcherOptions): Fetcher {
  const turns = createHostTurns(pace)
  const rules = { allowedOrigins, ports }
  const steps = { ...stepLimits, ...limits }

  /**
   * Waits for a turn at a host.
   * @throws {FetchError} `busy`
   */
  async function takeTurn(host: string, { turnMs, budget }: Patience): Promise<() => void> {
    const abortController = new AbortController()
    const message = t('Too much is being read from {host} right now. Try again in a minute.', { host })
    const busyError = new FetchError('busy', message)
    const timer = setTimeout(() => abortController.abort(busyError), turnMs)
    return turns.take(host, AbortSignal.any([budget.signal, abortController.signal])).finally(() => clearTimeout(timer))
  }

  /** Sends one request: to the checked addresses of the URL's host, or to the origin that the operator allows. */
  async function requestOnce(
    url: URL,
    message: Pick<Question, 'headers' | 'body'>,
    signal: AbortSignal,
  ): Promise<Reply> {
    const allowedOrigin = allowedOrigins.get(url.origin)
    const addresses = allowedOrigin === undefined ? await resolveHost(url.hostname, resolve) : undefined
    return requestHost({ url, origin: allowedOrigin ?? url.origin, addresses, ...message, signal }, steps)
  }

  /** Sends one request, holding a turn at its host until the reply is closed. */
  async function requestInTurn(url: URL, headers: Record<string, string>, patience: Patience): Promise<Reply> {
    const { budget } = patience
    const endTurn = await takeTurn(url.host, patience)
    try {
      return await budget.spend(async () => endingTurn(await requestOnce(url, { headers }, budget.signal), endTurn))
    } catch (error) {
      endTurn()
      throw error
    }
  }

  /**
   * Sends a request, at most `tries` times. If the host is busy or failing, retries after the pause that it requests,
   * or after a growing one.
   */
  async function requestWithRetries(url: URL, headers: Record<string, string>, patience: Patience) {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await requestInTurn(url, headers, patience)
      const delay = attempt < patience.tries ? retryDelayMs(reply.status, reply.headers['retry-after'], attempt) : null
      if (delay === null) return reply
      reply.close()
      turns.holdBack(url.host, delay)
    }
  }

  return {
    async get(address, options = {}) {
      const { timeoutMs = TIMEOUT_MS, tries = TRIES, turnMs = TURN_MS, maxBytes = MAX_BYTES, signal } = options
      const headers = headersFor(userAgent, options)
      const isConditional = options.ifNoneMatch !== undefined || options.ifModifiedSince !== undefined
      let url = checkUrl(address, rules)
      const { host } = url
      const budget = createTimeBudget(timeoutMs, () => timedOut(host), signal)
      const visitedUrls = new Set<string>()
      for (;;) {
        visitedUrls.add(url.href)
        const reply = await requestWithRetries(url, headers, { budget, tries, turnMs })
        const location = redirectOf(reply)
        if (location === undefined) return toFetchedPage(reply, url, { budget, maxBytes, conditional: isConditional })
        reply.close()
        url = nextStop(url, location, visitedUrls, rules)
      }
    },
    async post(address, { headers, body, timeoutMs = TIMEOUT_MS }) {
      const url = checkUrl(address, rules)
      const budget = createTimeBudget(timeoutMs, () => timedOut(url.host))
      const message = { headers: { 'user-agent': userAgent, ...headers }, body }
      const reply = await budget.spend(() => requestOnce(url, message, budget.signal))
      reply.close()
      return { status: reply.status, retryAfterSeconds: retryAfterSeconds(reply.headers['retry-after']) }
    },
  }
}

function timedOut(host: string): FetchError {
  return new FetchError('timed-out', t('{host} did not answer in time.', { host }))
}

function headersFor(userAgent: string, { accept, ifNoneMatch, ifModifiedSince }: FetchOptions): Record<string, string> {
  return {
    'user-agent': userAgent,
    accept: accept ?? '*/*',
    'accept-encoding': ACCEPT_ENCODING,
    ...(ifNoneMatch !== undefined && { 'if-none-match': ifNoneMatch }),
    ...(ifModifiedSince !== undefined && { 'if-modified-since': ifModifiedSince }),
  }
}

function endingTurn(reply: Reply, endTurn: () => void): Reply {
  let isEnded = false
  return {
    ...reply,
    close() {
      if (isEnded) return
      isEnded = true
      reply.close()
      endTurn()
    },
  }
}

function redirectOf({ status, headers }: Reply): string | undefined {
  return [301, 302, 303, 307, 308].includes(status) ? headers.location : undefined
}

function nextStop(from: URL, location: string, seen: ReadonlySet<string>, rules: AddressRules): URL {
  const nextUrl = checkUrl(location, rules, from)
  const { host } = from
  if (from.protocol === 'https:' && nextUrl.protocol === 'http:') {
    throw new FetchError('refused-url', t('{host} redirects to an address without encryption.', { host }))
  }
  if (seen.has(nextUrl.href)) throw new FetchError('too-many-redirects', t('{host} redirects in a circle.', { host }))
  if (seen.size > MAX_REDIRECTS) {
    const message = t('{host} redirects more than {most} times.', { host, most: MAX_REDIRECTS })
    throw new FetchError('too-many-redirects', message)
  }
  return nextUrl
}
