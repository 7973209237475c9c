import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { assertFileKey, type Files, FilesUnavailable, urlPathOf } from './files.ts'
import type { S3Settings } from './s3-settings.ts'

/**
 * The time that each attempt may take on average for the store to accept, delete, or begin to return a file. Only the
 * sum over all attempts is limited.
 */
const ANSWER_MS = 15_000
/** The number of retries after replies with status 429 or 5xx. */
const RETRIES = 2
const noContent = new Uint8Array()

/**
 * Creates a store of files in an S3-compatible object store. Every request is signed with its content (AWS signature
 * 4).
 */
export function createS3Files({ endpoint, region, bucket, keyId, secret, pathStyle }: S3Settings): Files {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
  })
  const base = pathStyle ? `${endpoint}/${bucket}` : endpoint.replace('://', `://${bucket}.`)

  async function send(method: string, key: string, content: Uint8Array = noContent, type?: string): Promise<Response> {
    assertFileKey(key)
    const headers = {
      'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
      ...(type !== undefined && { 'content-type': type }),
    }
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), ANSWER_MS * (RETRIES + 1))
    try {
      const body = method === 'PUT' ? { body: content as Uint8Array<ArrayBuffer> } : {}
      // The fetcher isn't used: it protects against addresses that people supply, and the operator chose the store.
      return await client.fetch(`${base}/${key}`, { method, headers, ...body, signal: patience.signal })
    } catch (cause) {
      throw new FilesUnavailable(`the object store cannot be reached for ${method} ${key}`, { cause })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async put(key, content, type) {
      const response = await send('PUT', key, content, type)
      if (!response.ok) throw await unavailableError('PUT', key, response)
      await response.body?.cancel()
    },
    async get(key) {
      const response = await send('GET', key)
      if (response.status === 404) {
        await response.body?.cancel()
        return undefined
      }
      if (!response.ok || !response.body) throw await unavailableError('GET', key, response)
      const stream = Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
      return { stream, size: Number(response.headers.get('content-length')) }
    },
    async delete(keys) {
      for (const key of keys) {
        const response = await send('DELETE', key)
        if (!response.ok && response.status !== 404) throw await unavailableError('DELETE', key, response)
        await response.body?.cancel()
      }
    },
    urlPath: urlPathOf,
  }
}

/**
 * Returns an error with the store's own error code (such as `AccessDenied`), if the first part of its reply has one.
 */
async function unavailableError(method: string, key: string, response: Response): Promise<FilesUnavailable> {
  const text = await response.text().catch(() => '')
  const code = /<Code>(\w{1,60})<\/Code>/.exec(text.slice(0, 4_000))?.[1] ?? 'nothing more'
  return new FilesUnavailable(`the object store answers ${method} ${key} with ${response.status} and says ${code}`)
}
