import { JsonWalker } from '../../../platform/json-walker.ts'
import { UnreadableBoard } from './unreadable-board.ts'

/** Members whose list contains the items, in every supported format. */
const lists = new Set(['jobs', 'offers', 'content', '@graph', 'itemListElement'])

/** Begins to read a board of this name as JSON. What isn't JSON throws UnreadableBoard. */
export function walkBoard(name: string): JsonWalker {
  return new JsonWalker({ name, lists, unreadable: (reason) => new UnreadableBoard(reason) })
}
