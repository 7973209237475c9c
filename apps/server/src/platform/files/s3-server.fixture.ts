import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from './s3-settings.ts'

/** A small in-process object store: PUT, GET and DELETE of objects in one bucket, for signed requests only. */
export interface S3Server {
  readonly settings: S3Settings
  /** The stored objects by key, with content and type. */
  readonly objects: Map<string, { readonly content: Buffer; readonly type: string | undefined }>
  /** The methods and statuses of the server's replies, such as `PUT 200`. */
  readonly answers: string[]
  /**
   * Makes the store reply to this method, or to every method, with this status from now on; undefined restores normal
   * replies.
   */
  fail(status: number | undefined, method?: string): void
  close(): Promise<void>
}

const keyId = 'RISE-TEST-KEY'
const secret = 'a secret that is never sent'
const region = 'eu-test-1'
const bucket = 'rise-test'

export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map()
  const answers: string[] = []
  let failure: { status: number; method: string | undefined } | undefined

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request
    const content = Buffer.concat(await request.toArray())
    const sendStatus = (status: number, code?: string) => {
      answers.push(`${method} ${status}`)
      response.writeHead(status).end(code === undefined ? undefined : `<Error><Code>${code}</Code></Error>`)
    }
    if (failure && (failure.method ?? method) === method) return sendStatus(failure.status, 'InternalError')
    const forgery = findForgery(request, content)
    if (forgery !== undefined) return sendStatus(403, forgery)
    const [, bucketName, key] = /^\/([^/]+)\/(.+)$/.exec(url) ?? []
    if (bucketName !== bucket || key === undefined) return sendStatus(404, 'NoSuchBucket')
    if (method === 'PUT') {
      objects.set(key, { content, type: request.headers['content-type'] })
      return sendStatus(200)
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return sendStatus(204)
    }
    const object = objects.get(key)
    if (!object) return sendStatus(404, 'NoSuchKey')
    answers.push(`${method} 200`)
    response.writeHead(200, { 'content-length': object.content.length }).end(object.content)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { endpoint, region, bucket, keyId, secret, pathStyle: true },
    objects,
    answers,
    fail: (status, method) => {
      failure = status === undefined ? undefined : { status, method }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const pattern =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/**
 * Returns S3's error code for an invalid signature (AWS signature 4, computed here independently); undefined for a
 * valid one.
 */
function findForgery({ method = '', url = '', headers }: IncomingMessage, content: Buffer): string | undefined {
  const [, id, day = '', where = '', names = '', signature] = pattern.exec(headers.authorization ?? '') ?? []
  if (signature === undefined) return 'AccessDenied'
  if (id !== keyId) return 'InvalidAccessKeyId'
  const signedNames = names.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signedNames.includes(name))) return 'AccessDenied'
  const hash = sha256(content)
  if (headers['x-amz-content-sha256'] !== hash) return 'XAmzContentSHA256Mismatch'
  const time = String(headers['x-amz-date'])
  const instant = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!time.startsWith(day) || !(Math.abs(Date.now() - instant) < 900_000)) return 'RequestTimeTooSkewed'
  const [path = '', query = ''] = url.split('?')
  const lines = signedNames.map((name) => `${name}:${String(headers[name]).trim().replaceAll(/\s+/g, ' ')}\n`)
  const canonical = [method, path, query, lines.join(''), names, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(Buffer.from(canonical))].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (from, part) => createHmac('sha256', from).update(part).digest(),
    `AWS4${secret}`,
  )
  const expectedSignature = createHmac('sha256', key).update(text).digest('hex')
  return where === region && expectedSignature === signature ? undefined : 'SignatureDoesNotMatch'
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
