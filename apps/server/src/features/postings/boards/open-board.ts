import type { Context } from '../../../platform/context.ts'
import { readSourceApart } from '../apart/read-source-apart.ts'
import type { ReadItem } from '../posting.ts'
import type { SourceKind } from '../sources/read-source.ts'
import { type BoardRef, boardOfAddress, nameOfBoard } from './board-address.ts'
import { boardLimits } from './board-limits.ts'
import type { DetailStore } from './details.ts'
import { leverItems } from './lever-items.ts'
import { smartRecruitersItems } from './smartrecruiters-items.ts'

/** The HTTP validators of the board's last reply, by which the host can reply that the board is unchanged. */
export interface BoardMarks {
  readonly etag: string | null
  readonly lastModified: string | null
}

/** A board that hasn't changed since the last complete reading, or the board's items. */
export type OpenBoard =
  | { readonly unchanged: true }
  | { readonly items: AsyncIterable<ReadItem>; readonly marks: BoardMarks }

export interface OpenBoardOptions {
  /** The validators of the last complete reading; if omitted, the board is read even if it is unchanged. */
  readonly marks?: BoardMarks | undefined
  readonly details: DetailStore
  readonly signal?: AbortSignal | undefined
}

const noMarks: BoardMarks = { etag: null, lastModified: null }
const acceptedTypes: Readonly<Record<SourceKind, string>> = {
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
 * Begins to read a board from the web. Pages are fetched as their items are consumed. If a page fails, iterating the
 * items throws the error, so that callers can't mistake a part for the whole.
 * @throws {FetchError} if the board's document can't be fetched; for a board of several pages, iterating the items
 * throws it
 */
export async function openBoard(ctx: Context, board: BoardRef, options: OpenBoardOptions): Promise<OpenBoard> {
  const { details, marks = noMarks, signal } = options
  const isPaged = boardOfAddress(board.address) !== null
  if (isPaged && board.kind === 'lever') return { items: leverItems(ctx, board, signal), marks: noMarks }
  if (isPaged && board.kind === 'smartrecruiters')
    return { items: smartRecruitersItems(ctx, board, details, signal), marks: noMarks }
  const page = await ctx.fetch.get(addressOfWhole(board), {
    ...boardLimits,
    signal,
    accept: acceptedTypes[board.kind],
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

/** Returns the address of the document with all of the board's jobs and their data. */
function addressOfWhole(board: BoardRef): string {
  // The board is a page or feed on another host than the source's.
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
