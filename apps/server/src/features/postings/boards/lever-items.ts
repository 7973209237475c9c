import type { Context } from '../../../platform/context.ts'
import { readSourceApart } from '../apart/read-source-apart.ts'
import type { ReadItem } from '../posting.ts'
import { UnreadableBoard } from '../sources/unreadable-board.ts'
import { type BoardRef, nameOfBoard } from './board-address.ts'
import { pageLimits } from './board-limits.ts'

const PAGE = 100
const MAX_PAGES = 300

/** Yields the postings of a Lever board, a hundred at a time: `GET /v0/postings/{site}?mode=json&skip&limit`. */
export async function* leverItems(ctx: Context, board: BoardRef, signal?: AbortSignal): AsyncIterable<ReadItem> {
  const origin = new URL(board.address).hostname.includes('.eu.') ? 'https://api.eu.lever.co' : 'https://api.lever.co'
  let before: string | null = null
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const url = `${origin}/v0/postings/${nameOfBoard(board)}?mode=json&skip=${page * PAGE}&limit=${PAGE}`
    const { body, headers } = await ctx.fetch.get(url, { ...pageLimits, signal, accept: 'application/json' })
    let first: string | null = null
    let count = 0
    for await (const item of readSourceApart('lever', body, { contentType: headers.contentType, url })) {
      count += 1
      if (count === 1) first = keyOf(item)
      // A host that ignores paging returns the same page again.
      if (count === 1 && first !== null && first === before) return
      yield item
    }
    if (count !== PAGE) return
    before = first
  }
  throw new UnreadableBoard(`The board goes on after ${MAX_PAGES * PAGE} postings; so many are not read.`)
}

function keyOf(item: ReadItem): string | null {
  if ('posting' in item) return item.posting.key
  return 'unlisted' in item ? item.unlisted.key : item.rejected.key
}
