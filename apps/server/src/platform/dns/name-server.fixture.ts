import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

const TXT = 16
const NO_SUCH_NAME = 3
const HEADER_BYTES = 12

/** A local name server for tests that serves only TXT records. */
export interface NameServer {
  /** The server's address: `127.0.0.1:<port>`. */
  readonly address: string
  /** The records by name; `silent` for a name that never gets an answer. */
  readonly records: Map<string, readonly string[] | 'silent'>
  stop(): Promise<void>
}

/** Starts the name server on a free port. It answers over UDP, following RFC 1035. */
export async function startNameServer(): Promise<NameServer> {
  const records = new Map<string, readonly string[] | 'silent'>()
  const socket = createSocket('udp4')
  socket.on('message', (query, sender) => {
    const { name, end } = questionOf(query)
    const texts = records.get(name)
    if (texts !== 'silent') socket.send(replyTo(query, end, texts), sender.port, sender.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}`,
    records,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

function questionOf(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += 1 + length
  }
  // The empty label, the type and the class.
  return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

function replyTo(query: Buffer, end: number, texts: readonly string[] | undefined): Buffer {
  const header = Buffer.from(query.subarray(0, HEADER_BYTES))
  header.writeUInt16BE(0x8180 | (texts ? 0 : NO_SUCH_NAME), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(texts?.length ?? 0, 6)
  header.writeUInt32BE(0, 8)
  return Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...(texts ?? []).map(recordOf)])
}

/** Returns a text as parts of one record; a part has at most 255 bytes. */
function recordOf(text: string): Buffer {
  const bytes = Buffer.from(text)
  const parts: Buffer[] = []
  for (let start = 0; start < bytes.length; start += 255) {
    const part = bytes.subarray(start, start + 255)
    parts.push(Buffer.from([part.length]), part)
  }
  const data = Buffer.concat(parts)
  const head = Buffer.alloc(12)
  // The name points to the name in the question.
  head.writeUInt16BE(0xc000 | HEADER_BYTES, 0)
  head.writeUInt16BE(TXT, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
