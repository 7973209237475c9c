/** The number of bytes within which a page declares its encoding (HTML, 4.2.5.4). */
const DECLARED_WITHIN = 1_024
const END_OF_HEAD = '</head'

/**
 * Returns the beginning of an HTML page as text: to the end of its head, or `most` bytes, without waiting for the rest.
 * Uses the declared encoding, or else UTF-8; invalid bytes become U+FFFD.
 */
export async function readHead(body: AsyncIterable<Uint8Array>, contentType: string, most: number): Promise<string> {
  let bytes = Buffer.alloc(0)
  for await (const piece of body) {
    const from = Math.max(0, bytes.length - END_OF_HEAD.length)
    bytes = Buffer.concat([bytes, piece])
    if (bytes.length >= most || bytes.subarray(from).toString('latin1').toLowerCase().includes(END_OF_HEAD)) break
  }
  return decodePage(bytes.subarray(0, most), contentType)
}

/** Reads the first `most` bytes of a page, or all of it. Unlike `readHead`, reads beyond the head. */
export async function readBeginning(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  most: number,
): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body) {
    pieces.push(piece)
    length += piece.length
    if (length >= most) break
  }
  return decodePage(Buffer.concat(pieces).subarray(0, most), contentType)
}

function decodePage(page: Buffer, contentType: string): string {
  try {
    return new TextDecoder(markOf(page) ?? charsetIn(contentType) ?? declaredIn(page) ?? 'utf-8').decode(page)
  } catch {
    // The declared encoding is unknown.
    return new TextDecoder().decode(page)
  }
}

/** Returns the encoding that a byte order mark declares. */
function markOf(head: Buffer): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined
}

function charsetIn(text: string): string | undefined {
  return /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1]
}

/**
 * Returns the declared encoding. A declaration that could be read as Latin-1 proves that the page isn't UTF-16, even if
 * it names UTF-16.
 */
function declaredIn(head: Buffer): string | undefined {
  const [meta] = /<meta[^>]*charset[^>]*>/i.exec(head.subarray(0, DECLARED_WITHIN).toString('latin1')) ?? []
  const charset = meta && charsetIn(meta)
  return charset && /^utf-?16/i.test(charset) ? 'utf-8' : charset
}
