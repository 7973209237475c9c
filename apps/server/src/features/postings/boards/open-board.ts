import type { Context } from '../../../platform/context.ts'
import { readSourceApart } from '../apart/read-source-apart.ts'
import type { ReadItem } from '../posting.ts'
import type { SourceKind } from '../sources/read-source.ts'
import { type BoardAddress, boardOfAddress, nameOfBoard } from './board-address.ts'
import { boardLimits } from './board-limits.ts'
import type { DetailStore } from './details.ts'
import { leverItems } from './lever-items.ts'
import { smartRecruitersItems } from './smartrecruiters-items.ts'

/** The validators of the board's earlier reply, with which its host can report that nothing changed. */
export interface BoardMarks {
  readonly etag: string | null
  readonly lastModified: string | null
}

/** A board whose first or only page has begun to arrive. */
export type OpenBoard =
  | { readonly unchanged: true }
  | { readonly items: AsyncIterable<ReadItem>; readonly marks: BoardMarks }

export interface OpenBoardOptions {
  /** Validators of the last complete reading; omitted to read the board even if it is unchanged. */
  readonly marks?: BoardMarks | undefined
  readonly details: DetailStore
  readonly signal?: AbortSignal | undefined
}

const noMarks: BoardMarks = { etag: null, lastModified: null }
const accepted: Readonly<Record<SourceKind, string>> = {
  greenhouse: 'application/json',
  lever: 'application/json',
  ashby: 'application/json',
  workable: 'application/json',
  recruitee: 'application/json',
  smartrecruiters: 'application/json',
  personio: 'application/xml, text/xml',
  'json-ld': 'text/html, application/ld+json, application/json;q=0.9',
  json: 'application/json, application/x-ndjson',
  csv: 'text/csv, text/plain;q=0.9',
}

/**
 * Begins to read a board from the web. Its items are read as they are consumed, page by page. If a page fails, reading
 * the items throws the error, so that callers can't mistake a part for the whole.
 * @throws {FetchError} the first page can't be fetched
 */
export async function openBoard(ctx: Context, board: BoardAddress, options: OpenBoardOptions): Promise<OpenBoard> {
  const { details, marks = noMarks, signal } = options
  const paged = boardOfAddress(board.address) !== null
  if (paged && board.kind === 'lever') return { items: leverItems(ctx, board, signal), marks: noMarks }
  if (paged && board.kind === 'smartrecruiters')
    return { items: smartRecruitersItems(ctx, board, details, signal), marks: noMarks }
  const page = await ctx.fetch.get(addressOfWhole(board), {
    ...boardLimits,
    signal,
    accept: accepted[board.kind],
    ifNoneMatch: marks.etag ?? undefined,
    ifModifiedSince: marks.lastModified ?? undefined,
  })
  if (page.status === 304) return { unchanged: true }
  const { contentType, etag = null, lastModified = null } = page.headers
  return {
    items: readSourceApart(board.kind, page.body, { contentType, url: page.url }),
    marks: { etag, lastModified },
  }
}

/** Returns the address of a board that is served as one document, with all facts of its jobs. */
function addressOfWhole(board: BoardAddress): string {
  // A copy of the source's reply on another host.
  if (boardOfAddress(board.address) === null) return board.address
  const name = nameOfBoard(board)
  switch (board.kind) {
    case 'greenhouse':
      return `https://boards-api.greenhouse.io/v1/boards/${name}/jobs?content=true&pay_transparency=true`
    case 'ashby':
      return `https://api.ashbyhq.com/posting-api/job-board/${name}?includeCompensation=true`
    case 'workable':
      return `https://apply.workable.com/api/v1/widget/accounts/${name}?details=true`
    case 'recruitee':
      return `${board.address}/api/offers/`
    case 'personio':
      return `${board.address}/xml?language=en`
    default:
      return board.address
  }
}
