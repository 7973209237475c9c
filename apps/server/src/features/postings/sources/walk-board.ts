import { JsonWalker } from '../../../platform/json-walker.ts'
import { UnreadableBoard } from './unreadable-board.ts'

/** The names of members with a list of items, in any supported format. */
const lists = new Set(['jobs', 'offers', 'content', '@graph', 'itemListElement'])

/**
 * Creates a walker over a board's JSON; `name` is the board's name in errors. The walker throws UnreadableBoard for a
 * text that isn't JSON.
 */
export function walkBoard(name: string): JsonWalker {
  return new JsonWalker({ name, lists, unreadable: (reason) => new UnreadableBoard(reason) })
}
