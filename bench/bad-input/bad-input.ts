/** The reply to something bad, and how long it took. */
export interface BadReply {
  readonly status: number
  /** Of its body. */
  readonly bytes: number
  readonly ms: number
}

/** Something that no one should send, in two sizes: the second is twice the first. */
export interface BadInput {
  readonly name: string
  /** How often both sizes are sent, where the endpoint counts calls; otherwise for some seconds. */
  readonly rounds?: number
  make(size: 1 | 2): Uint8Array
  send(file: Uint8Array): Promise<BadReply>
}

/** Sends a file as a form does; `headers` may hold a token. */
export async function sendFile(
  url: string,
  part: string,
  file: Uint8Array,
  headers: Readonly<Record<string, string>>,
): Promise<BadReply> {
  const form = new FormData()
  form.append(part, new Blob([file as Uint8Array<ArrayBuffer>]), 'file')
  return timeReply(() => fetch(url, { method: 'POST', headers, body: form }))
}

/** Waits for all of a reply. */
export async function timeReply(request: () => Promise<Response>): Promise<BadReply> {
  const begin = performance.now()
  const response = await request()
  const { byteLength: bytes } = await response.arrayBuffer()
  return { status: response.status, bytes, ms: performance.now() - begin }
}

const encoder = new TextEncoder()

/** Repeats a text up to at least a number of bytes. */
export function repeated(text: string, bytes: number): Uint8Array {
  return encoder.encode(text.repeat(Math.ceil(bytes / text.length)))
}
