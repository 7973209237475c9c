import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type LocalSite, startLocalSite } from '../../../platform/fetch/local-site.fixture.ts'

/** A browser's subscription, with the data it registers and the secrets it keeps. */
interface Browser {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

interface Received {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  /** The decrypted message. */
  readonly message: unknown
}

/** A local push service whose browsers can decrypt their messages. */
export interface PushService {
  readonly site: LocalSite
  readonly received: Received[]
  /** The status codes of replies by path; 201 by default. */
  readonly statuses: Map<string, number>
  /** Creates a browser with its own keys; `origin` is the service's address for the server. */
  subscribe(origin?: string): Browser
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { readonly ecdh: ECDH; readonly auth: Buffer }>()
  const statuses = new Map<string, number>()
  const receivedMessages: Received[] = []
  const site = await startLocalSite((request, response) => {
    void (async () => {
      const pieces: Buffer[] = []
      for await (const piece of request) pieces.push(piece)
      const path = request.url ?? ''
      const browser = browsers.get(path)
      const status = statuses.get(path) ?? (browser ? 201 : 404)
      if (browser && status === 201) {
        const text = decrypt(Buffer.concat(pieces), browser.ecdh, browser.auth)
        receivedMessages.push({ path, headers: request.headers, message: JSON.parse(text) })
      }
      response.writeHead(status).end()
    })()
  })
  return {
    site,
    received: receivedMessages,
    statuses,
    subscribe(origin = site.origin) {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(12).toString('hex')}`
      browsers.set(path, { ecdh, auth })
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
      return { endpoint: origin + path, keys }
    },
  }
}

const SALT_BYTES = 16
const TAG_BYTES = 16

/** Decrypts a message of one record (RFC 8188) that was encrypted for a browser's keys (RFC 8291). */
function decrypt(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES)
  const idLength = body.readUInt8(SALT_BYTES + 4)
  const start = SALT_BYTES + 5
  const sender = body.subarray(start, start + idLength)
  const sealedBytes = body.subarray(start + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealedBytes.subarray(-TAG_BYTES))
  const paddedText = Buffer.concat([decipher.update(sealedBytes.subarray(0, -TAG_BYTES)), decipher.final()])
  // Strips the delimiter and the zeros at the end of the record.
  return paddedText.subarray(0, paddedText.lastIndexOf(2)).toString('utf8')
}

/**
 * Returns the claims of the token by which a server proves its identity (RFC 8292).
 *
 * @throws {Error} if it wasn't signed with `publicKey`
 */
export function vapidClaims(authorization: string | undefined, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(point, 1), y: coordinate(point, 33) }
  const dsaEncoding = 'ieee-p1363' as const
  const by = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding }
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), by, Buffer.from(signature, 'base64url'))
  if (!isSigned || key !== publicKey) throw new Error('The token is not of this key.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
}

function coordinate(point: Buffer, from: number): string {
  return point.subarray(from, from + 32).toString('base64url')
}
