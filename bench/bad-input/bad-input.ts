/** The reply to a bad input, and its time. */
export interface BadReply {
  readonly status: number
  /** The size of its body. */
  readonly bytes: number
  readonly ms: number
}

/** An input that a correct client never sends, in two sizes: the second is twice the first. */
export interface BadInput {
  readonly name: string
  /** How often both sizes are sent, if the endpoint limits calls. By default they are sent for some seconds. */
  readonly rounds?: number
  make(size: 1 | 2): Uint8Array
  send(file: Uint8Array): Promise<BadReply>
}

/** Uploads a file like a form. `headers` may contain a token. */
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

/** Waits for the whole reply, and returns its size and time. */
export async function timeReply(request: () => Promise<Response>): Promise<BadReply> {
  const begin = performance.now()
  const response = await request()
  const { byteLength: bytes } = await response.arrayBuffer()
  return { status: response.status, bytes, ms: performance.now() - begin }
}

const encoder = new TextEncoder()

/** Repeats a text until it has at least this many bytes. */
export function repeated(text: string, bytes: number): Uint8Array {
  return encoder.encode(text.repeat(Math.ceil(bytes / text.length)))
}
