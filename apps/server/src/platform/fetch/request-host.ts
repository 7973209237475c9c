import { isIPv6, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { t } from '@rise/texts'
import { Client } from 'undici'
import { FetchError } from './fetch-error.ts'

/** The time limits for the steps of one request, in milliseconds. */
export interface StepLimits {
  readonly connectMs: number
  readonly headersMs: number
  /** The limit between two chunks of a body, while a reader waits. */
  readonly silenceMs: number
}

export interface Question {
  readonly url: URL
  /** The origin to connect to: the URL's own, or its replacement if the operator allows the URL's. */
  readonly origin: string
  /** The addresses to connect to; undefined for an allowed origin, which the machine resolves itself. */
  readonly addresses: readonly string[] | undefined
  readonly headers: Readonly<Record<string, string>>
  /** The body to send with POST; without a body, the request is a GET. */
  readonly body?: Uint8Array
  readonly signal: AbortSignal
}

/** A reply with an unread body. It must be closed, whether or not it is read. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Readable
  close(): void
}

const MAX_HEADER_BYTES = 16_384

/**
 * Sends one request over a new connection. If addresses are given, connects to no others. TLS checks the certificate
 * for the origin's host. Follows no redirect.
 * @throws {FetchError} `unreachable`, `timed-out`, `too-large` (headers); the signal's reason if it is aborted
 */
export async function requestHost(
  { url, origin, addresses, headers, body, signal }: Question,
  { connectMs, headersMs, silenceMs }: StepLimits,
): Promise<Reply> {
  const client = new Client(origin, {
    allowH2: false,
    connect: { timeout: connectMs, ...(addresses && { lookup: pinnedTo(addresses) }) },
    headersTimeout: headersMs,
    bodyTimeout: silenceMs,
    maxHeaderSize: MAX_HEADER_BYTES,
  })
  const close = () => void client.destroy().catch(() => undefined)
  try {
    const path = `${url.pathname}${url.search}`
    const reply = await client.request({ method: body ? 'POST' : 'GET', path, headers, body: body ?? null, signal })
    // An abandoned body ends with an error that no one is left to handle.
    reply.body.on('error', () => undefined)
    return { status: reply.statusCode, headers: singleValues(reply.headers), body: reply.body, close }
  } catch (error) {
    close()
    throw signal.aborted ? signal.reason : explainFailure(error, url.hostname)
  }
}

/** Returns a look-up that always resolves the host's name to the checked addresses. */
function pinnedTo(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  return (_name, { all }, callback) => {
    const [first] = answers
    if (all) callback(null, answers)
    else callback(null, first?.address ?? '', first?.family)
  }
}

function singleValues(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )
}

/** Converts the error of a failed connection. Returns a FetchError unchanged. */
export function explainFailure(error: unknown, hostname: string): FetchError {
  if (error instanceof FetchError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  switch (code) {
    case 'UND_ERR_CONNECT_TIMEOUT':
    case 'UND_ERR_HEADERS_TIMEOUT':
    case 'UND_ERR_BODY_TIMEOUT':
    case 'ETIMEDOUT':
      return new FetchError('timed-out', t('{host} did not answer in time.', { host: hostname }), { cause: error })
    case 'UND_ERR_HEADERS_OVERFLOW':
    case 'HPE_HEADER_OVERFLOW':
      return new FetchError('too-large', t('{host} sends larger headers than are read.', { host: hostname }), {
        cause: error,
      })
    default: {
      const message =
        code === ''
          ? t('The connection to {host} failed or broke off.', { host: hostname })
          : t('The connection to {host} failed or broke off ({code}).', { host: hostname, code })
      return new FetchError('unreachable', message, { cause: error })
    }
  }
}
