import { t } from '@rise/texts'
import { FetchError } from './fetch-error.ts'
import { readBody } from './read-body.ts'
import { explainFailure, type Reply } from './request-host.ts'
import { retryAfterSeconds } from './retry-delay.ts'
import type { TimeBudget } from './time-budget.ts'

/** The time after which a body that no one reads counts as abandoned. */
const ABANDONED_MS = 300_000

/** A fetched page. Its status is 2xx, or 304 if the caller already has this version. */
export interface FetchedPage {
  readonly status: number
  /** The final address after redirects. */
  readonly url: string
  readonly headers: {
    readonly contentType: string | undefined
    readonly etag: string | undefined
    readonly lastModified: string | undefined
    readonly retryAfterSeconds: number | undefined
  }
  /**
   * The body, which can be read once, either here or by `text` or `json`. The host's connection stays open until the
   * body is read or abandoned.
   */
  readonly body: AsyncIterable<Uint8Array>
  /** Returns the whole body, decoded as UTF-8; invalid bytes become U+FFFD. */
  text(): Promise<string>
  /**
   * Returns the body as JSON.
   * @throws {FetchError} `bad-body` if it is not JSON
   */
  json(): Promise<unknown>
}

interface ReadingLimits {
  readonly budget: TimeBudget
  readonly maxBytes: number
  /** Whether the request named a version that the caller already has. */
  readonly conditional: boolean
}

/**
 * Returns the page of a reply, with its body unread.
 * @throws {FetchError} `not-found`, `bad-status`, `bad-body`; the reply is then closed
 */
export function toFetchedPage(reply: Reply, url: URL, { budget, maxBytes, conditional }: ReadingLimits): FetchedPage {
  const { status, headers } = reply
  try {
    if (!(status === 304 && conditional)) refuseStatus(status, headers['retry-after'], url.host)
    const body =
      status === 304 ? nothing() : readBody(reply.body, headers['content-encoding'] ?? '', maxBytes, url.host)
    if (status === 304) reply.close()
    const closeTimer = setTimeout(reply.close, ABANDONED_MS).unref()
    const pieces = untilClosed(body, reply, { budget, forgotten: closeTimer }, url.host)
    const text = () => readText(pieces)
    return {
      status,
      url: url.href,
      headers: {
        contentType: headers['content-type'],
        etag: headers.etag,
        lastModified: headers['last-modified'],
        retryAfterSeconds: retryAfterSeconds(headers['retry-after']),
      },
      body: pieces,
      text,
      json: async () => parseJson(await text(), url.host),
    }
  } catch (error) {
    reply.close()
    throw error
  }
}

function refuseStatus(status: number, retryAfter: string | undefined, host: string): void {
  if (status >= 200 && status < 300) return
  const details = { status, ...(retryAfter && { retryAfterSeconds: retryAfterSeconds(retryAfter) ?? 0 }) }
  if (status === 404 || status === 410) {
    throw new FetchError('not-found', t('{host} has no such page ({status}).', { host, status }), details)
  }
  throw new FetchError('bad-status', t('{host} answered with status {status}.', { host, status }), details)
}

/**
 * Yields the chunks of the body within the time budget. The reply is closed at the end, on an early exit, or when it is
 * abandoned.
 */
async function* untilClosed(
  body: AsyncIterable<Uint8Array>,
  reply: Reply,
  { budget, forgotten }: { budget: TimeBudget; forgotten: NodeJS.Timeout },
  host: string,
): AsyncIterable<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await budget.spend(() => pieces.next())
      if (done) return
      forgotten.refresh()
      yield value
    }
  } catch (error) {
    throw budget.signal.aborted ? budget.signal.reason : explainFailure(error, host)
  } finally {
    clearTimeout(forgotten)
    reply.close()
  }
}

async function* nothing(): AsyncIterable<Uint8Array> {}

async function readText(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of pieces) text += decoder.decode(piece, { stream: true })
  return text + decoder.decode()
}

function parseJson(text: string, host: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new FetchError('bad-body', t('The reply of {host} is not JSON.', { host }), { cause: error })
  }
}
