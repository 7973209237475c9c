import { TextDecoder } from 'node:util'
import { type SourceHints, sourceName } from './source-hints.ts'
import { UnreadableBoard } from './unreadable-board.ts'

/** The number of bytes in which an encoding may be declared (HTML: within 1024 bytes). */
const headLength = 1024

/**
 * Decodes a source piece by piece. The encoding is determined by the first of these that is present: a byte-order mark,
 * the charset of the content type, bytes that can only be UTF-16, an XML declaration or HTML meta element; otherwise it
 * is UTF-8. The first piece that it yields has the text of at least 1024 bytes, unless the source is shorter.
 *
 * Throws UnreadableBoard if the source is empty, declares an unknown encoding, or isn't in its declared encoding.
 */
export async function* readText(bytes: AsyncIterable<Uint8Array>, hints: SourceHints): AsyncGenerator<string> {
  const name = sourceName(hints)
  let head = new Uint8Array()
  let decoder: PieceDecoder | null = null
  let isBlank = true
  for await (const chunk of bytes) {
    let next = chunk
    if (decoder === null) {
      head = Buffer.concat([head, chunk])
      if (head.length < headLength) continue
      decoder = decoderOf(head, hints)
      next = head
    }
    const text = decoder.decode(next)
    isBlank &&= text.trim() === ''
    if (text !== '') yield text
  }
  decoder ??= decoderOf(head, hints)
  const rest = (head.length < headLength ? decoder.decode(head) : '') + decoder.end()
  isBlank &&= rest.trim() === ''
  if (rest !== '') yield rest
  if (isBlank) throw new UnreadableBoard(`${name} is empty. Fetch it again from the board's API.`)
}

interface PieceDecoder {
  decode(bytes: Uint8Array): string
  /** Ends the text. Throws if the last character is incomplete. */
  end(): string
}

function decoderOf(head: Uint8Array, hints: SourceHints): PieceDecoder {
  const { encoding, saidBy } = encodingOf(head, hints)
  const name = sourceName(hints)
  const decoder = newDecoder(encoding)
  if (decoder === null) {
    throw new UnreadableBoard(
      `${name} says that it is in "${encoding}", which isn’t a known encoding. Save it as UTF-8.`,
    )
  }
  const decode = (bytes: Uint8Array, stream: boolean) => {
    try {
      return decoder.decode(bytes, { stream })
    } catch {
      throw new UnreadableBoard(
        saidBy === null
          ? `${name} is not UTF-8 text. Save it as UTF-8 and try again, or let it say its encoding.`
          : `${name} is not ${decoder.encoding.toUpperCase()} text, as its ${saidBy} says. Save it as UTF-8 and try again.`,
      )
    }
  }
  return { decode: (bytes) => decode(bytes, true), end: () => decode(new Uint8Array(), false) }
}

/**
 * Returns a decoder; null for an unknown encoding. `fatal`, so that invalid bytes cause an error instead of replacement
 * characters.
 */
function newDecoder(encoding: string): TextDecoder | null {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    return null
  }
}

function encodingOf(head: Uint8Array, { contentType }: SourceHints): { encoding: string; saidBy: string | null } {
  const [first, second, third] = head
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', saidBy: 'byte-order mark' }
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', saidBy: 'byte-order mark' }
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', saidBy: 'byte-order mark' }
  const charset = /;\s*charset\s*=\s*"?([^\s;"]{1,40})/i.exec(contentType ?? '')?.[1]
  if (charset !== undefined) return { encoding: charset, saidBy: 'content type' }
  // Every format begins with an ASCII character.
  if (second === 0 && first !== 0 && head.length > 1) return { encoding: 'utf-16le', saidBy: 'first character' }
  if (first === 0 && second !== 0 && head.length > 1) return { encoding: 'utf-16be', saidBy: 'first character' }
  return declaredEncoding(Buffer.from(head.subarray(0, headLength)).toString('latin1'))
}

function declaredEncoding(head: string): { encoding: string; saidBy: string | null } {
  if (!head.trimStart().startsWith('<')) return { encoding: 'utf-8', saidBy: null }
  const xml = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']{1,40})["']/i.exec(head)?.[1]
  // The text was just read as ASCII, so it can't be UTF-16, whatever it declares (as in the HTML standard).
  if (xml !== undefined) return { encoding: /^utf-?16/i.test(xml) ? 'utf-8' : xml, saidBy: 'XML declaration' }
  const meta = /<meta\s[^>]*?\bcharset\s*=\s*["']?\s*([^\s"'/>;]{1,40})/i.exec(head)?.[1]
  if (meta !== undefined) return { encoding: /^utf-?16/i.test(meta) ? 'utf-8' : meta, saidBy: 'meta element' }
  return { encoding: 'utf-8', saidBy: null }
}
