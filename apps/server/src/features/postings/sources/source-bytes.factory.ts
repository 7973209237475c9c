import type { Posting, ReadItem } from '../posting.ts'
import { readSource, type SourceKind } from './read-source.ts'
import type { SourceHints } from './source-hints.ts'
import { UnreadableBoard } from './unreadable-board.ts'

/** Yields the bytes of a source in pieces of `size`. The source is a text, bytes, or any other value as JSON. */
export async function* bytesOf(content: unknown, size = 65_536): AsyncGenerator<Uint8Array> {
  const source = content instanceof Uint8Array || typeof content === 'string' ? content : JSON.stringify(content)
  const bytes = typeof source === 'string' ? Buffer.from(source) : source
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** Reads a whole source. Returns its items, and the message of an early end. A text is read unchanged, not as JSON. */
export async function readAll(kind: SourceKind, content: unknown, hints: SourceHints = {}, size?: number) {
  const items: ReadItem[] = []
  try {
    for await (const item of readSource(kind, bytesOf(content, size), hints)) items.push(item)
    return { items, error: null }
  } catch (error) {
    if (!(error instanceof UnreadableBoard)) throw error
    return { items, error: error.message }
  }
}

/** Reads a source with one item, and returns its posting. */
export async function readOnly(kind: SourceKind, content: unknown, hints: SourceHints = {}): Promise<Posting> {
  const { items, error } = await readAll(kind, content, hints)
  const [item] = items
  if (item === undefined || !('posting' in item) || items.length > 1 || error !== null) {
    throw new Error(`not one posting: ${error} ${JSON.stringify(items).slice(0, 500)}`)
  }
  return item.posting
}
