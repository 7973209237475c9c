import type { JsonPart, JsonWalker } from '../../../platform/json-walker.ts'
import type { ReadItem } from '../posting.ts'
import { checkBoard, type JsonKind } from './board-items.ts'
import type { ItemReader } from './read-item.ts'
import { type SourceHints, sourceName } from './source-hints.ts'
import { walkBoard } from './walk-board.ts'

/** The maximum number of items, and of their characters, to check before the first item is yielded. */
const itemsLookedAt = 20
const charactersLookedAt = 1_000_000

/**
 * Reads a board of JSON items, each with `read`. Checks the first items before it yields any: a board with another
 * format or from another source throws UnreadableBoard immediately. A truncated board throws it after the last whole
 * item.
 */
export async function* readJsonBoard(
  kind: JsonKind,
  read: ItemReader,
  text: AsyncIterable<string>,
  hints: SourceHints,
): AsyncGenerator<ReadItem> {
  const reader = new JsonBoardReader(kind, read, hints)
  try {
    for await (const piece of text) yield* reader.push(piece)
    yield* reader.end()
  } catch (error) {
    if (reader.hasWaiting) yield* reader.giveWaiting()
    throw error
  }
}

class JsonBoardReader {
  private readonly kind: JsonKind
  private readonly read: ItemReader
  private readonly hints: SourceHints
  private readonly walker: JsonWalker
  private waiting: JsonPart[] | null = []
  private waitingSize = 0

  constructor(kind: JsonKind, read: ItemReader, hints: SourceHints) {
    this.kind = kind
    this.read = read
    this.hints = hints
    this.walker = walkBoard(sourceName(hints))
  }

  get hasWaiting(): boolean {
    return this.waiting !== null && this.waiting.length > 0
  }

  *push(piece: string): Generator<ReadItem> {
    for (const part of this.walker.push(piece)) yield* this.take(part)
  }

  *end(): Generator<ReadItem> {
    for (const part of this.walker.end()) yield* this.take(part)
    yield* this.giveWaiting()
  }

  /** Checks the board by its first items, and yields them. */
  *giveWaiting(): Generator<ReadItem> {
    if (this.waiting === null) return
    const items = this.waiting
    const { lists, members } = this.walker
    checkBoard(this.kind, { items, lists, members })
    this.waiting = null
    for (const part of items) yield this.toItem(part)
  }

  private *take(part: JsonPart): Generator<ReadItem> {
    if (this.waiting === null) {
      yield this.toItem(part)
      return
    }
    this.waiting.push(part)
    this.waitingSize += part.size
    if (this.waiting.length >= itemsLookedAt || this.waitingSize >= charactersLookedAt) yield* this.giveWaiting()
  }

  private toItem(part: JsonPart): ReadItem {
    return this.read(part, { members: this.walker.members, hints: this.hints })
  }
}
