import { type JsonPart, JsonWalker } from '../../../../platform/json-walker.ts'
import type { ReadItem } from '../../posting.ts'
import { checkBoard } from '../board-items.ts'
import { type SourceHints, sourceName } from '../source-hints.ts'
import { UnreadableBoard } from '../unreadable-board.ts'
import { walkBoard } from '../walk-board.ts'
import { jobPostingsIn } from './job-postings-in.ts'
import { type BlockPart, JsonLdBlocks } from './json-ld-blocks.ts'
import { keyOfJobPosting, readJobPosting } from './read-job-posting.ts'

/**
 * Reads every schema.org JobPosting of a web page (its `application/ld+json` scripts) or of a JSON file, whether alone
 * or in a list, an `@graph` or an `ItemList`. Throws UnreadableBoard if there is none, so that no jobs close because a
 * page has changed.
 */
export async function* readJsonLd(text: AsyncIterable<string>, hints: SourceHints): AsyncGenerator<ReadItem> {
  const name = sourceName(hints)
  let parser: JsonLdBlocks | JsonWalker | null = null
  let postings = 0
  const readParts = function* (parts: Iterable<BlockPart>): Generator<ReadItem> {
    for (const part of parts) {
      for (const item of itemsOf(part, hints)) {
        postings += 1
        yield item
      }
      if (postings === 0 && parser instanceof JsonWalker && !('broken' in part)) checkFirst(parser, [part])
    }
  }
  for await (const piece of text) {
    parser ??= piece.trimStart().startsWith('<') ? new JsonLdBlocks(name) : walkBoard(name)
    yield* readParts(parser.push(piece))
  }
  if (parser !== null) yield* readParts(parser.end())
  if (postings > 0) return
  if (parser instanceof JsonWalker) checkFirst(parser, [])
  throw new UnreadableBoard(`${name} holds no JobPosting of schema.org. Name the page or feed that carries the jobs.`)
}

function checkFirst({ lists, members }: JsonWalker, items: readonly JsonPart[]): void {
  if (items.length > 0 || lists.length > 0) checkBoard('json-ld', { items, lists, members })
}

function* itemsOf(part: BlockPart, hints: SourceHints): Generator<ReadItem> {
  if ('broken' in part) {
    yield { rejected: { key: null, reason: part.broken } }
    return
  }
  if (part.value === undefined && part.leftOut !== null) {
    yield { rejected: { key: null, reason: `item: ${part.leftOut}` } }
  }
  for (const posting of jobPostingsIn(part.value)) {
    yield part.leftOut === null
      ? readJobPosting(posting, hints)
      : { rejected: { key: keyOfJobPosting(posting, hints), reason: `item: ${part.leftOut}` } }
  }
}
