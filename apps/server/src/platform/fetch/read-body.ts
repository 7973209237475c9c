import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { t } from '@rise/texts'
import { FetchError } from './fetch-error.ts'
import { explainFailure } from './request-host.ts'

/** The accepted encodings. Only one at a time is accepted, because only attackers send nested ones. */
const decompressors: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
])
export const ACCEPT_ENCODING = 'gzip, br, deflate'

/**
 * Decompresses the body, chunk by chunk. More than `maxBytes` bytes, before or after decompression, end it with
 * `too-large`, invalid data with `bad-body`, and a broken connection with `unreachable`.
 * @throws {FetchError} `bad-body` for an encoding that was not offered
 */
export function readBody(
  body: Readable,
  encoding: string,
  maxBytes: number,
  hostname: string,
): AsyncIterable<Uint8Array> {
  const name = encoding.trim().toLowerCase()
  const isUncompressed = name === '' || name === 'identity'
  const decompress = decompressors.get(name)
  if (!isUncompressed && decompress === undefined) {
    const message = t('{host} compresses its reply in a way that was not asked for.', { host: hostname })
    throw new FetchError('bad-body', message)
  }
  const limitedBody = limit(body, maxBytes, hostname)
  return decompress === undefined
    ? limitedBody
    : limit(decompressed(limitedBody, decompress(), hostname), maxBytes, hostname)
}

async function* limit(
  pieces: AsyncIterable<Uint8Array>,
  maxBytes: number,
  hostname: string,
): AsyncIterable<Uint8Array> {
  let bytes = 0
  try {
    for await (const piece of pieces) {
      bytes += piece.byteLength
      if (bytes > maxBytes) {
        const values = { host: hostname, most: String(maxBytes) }
        throw new FetchError('too-large', t('{host} sends more than the {most} bytes that are read.', values))
      }
      yield piece
    }
  } catch (error) {
    throw explainFailure(error, hostname)
  }
}

async function* decompressed(
  pieces: AsyncIterable<Uint8Array>,
  stream: Transform,
  hostname: string,
): AsyncIterable<Uint8Array> {
  const pipelinePromise = pipeline(pieces, stream)
  // The reader gets failures from the stream; the promise would report them twice.
  pipelinePromise.catch(() => undefined)
  try {
    for await (const piece of stream) yield piece
  } catch (error) {
    throw error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
      ? new FetchError('bad-body', t('The compressed reply of {host} is broken.', { host: hostname }), { cause: error })
      : error
  } finally {
    stream.destroy()
  }
}
