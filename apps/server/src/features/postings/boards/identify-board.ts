import type { Context } from '../../../platform/context.ts'
import type { SourceKind } from '../sources/read-source.ts'
import { UnreadableBoard } from '../sources/unreadable-board.ts'
import { type BoardRef, boardOfAddress, boardsIn, isHostedKind } from './board-address.ts'

/** About this much of a page is read to identify its kind, because a feed can be much longer. */
const MAX_INSPECTED_BYTES = 5 * 1024 * 1024

/**
 * Returns the board at an address: a board's own address, a careers page that shows a board, or a page or feed with
 * jobs. `kind` is the operator's choice. The address is fetched only if it and `kind` don't identify the board.
 * @throws {UnreadableBoard} if there is no board, a board of another kind, or more than one board
 * @throws {FetchError}
 */
export async function identifyBoard(ctx: Context, url: string, kind?: SourceKind): Promise<BoardRef> {
  const knownBoard = boardOfAddress(url)
  if (knownBoard !== null) {
    if (kind === undefined || kind === knownBoard.kind) return knownBoard
    throw new UnreadableBoard(
      `${knownBoard.address} is a board of ${knownBoard.kind}; leave --source out or say ${knownBoard.kind}.`,
    )
  }
  const address = withoutFragment(url)
  if (kind !== undefined && !isHostedKind(kind)) return { kind, address }
  const page = await lookAt(ctx, address)
  const boards = boardsIn(page.text).filter((board) => kind === undefined || board.kind === kind)
  const [board, another] = boards
  if (another !== undefined) {
    const all = boards.map((each) => each.address).join(', ')
    throw new UnreadableBoard(`${address} shows ${boards.length} boards: ${all}. Choose one of them.`)
  }
  if (board !== undefined) return board
  return { kind: kind === undefined ? kindOf(page, address) : ownKind(kind, page, address), address }
}

interface PageStart {
  readonly contentType: string
  readonly text: string
}

async function lookAt(ctx: Context, url: string): Promise<PageStart> {
  const page = await ctx.fetch.get(url, {
    maxBytes: 2 * MAX_INSPECTED_BYTES,
    accept: 'text/html, application/json, */*;q=0.8',
  })
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of page.body) {
    text += decoder.decode(piece, { stream: true })
    if (text.length >= MAX_INSPECTED_BYTES) break
  }
  return { contentType: page.headers.contentType?.toLowerCase() ?? '', text }
}

function kindOf({ contentType, text }: PageStart, address: string): SourceKind {
  const start = text.slice(0, 1_000).trimStart()
  if (/<workzag-jobs[\s>]/.test(start)) return 'personio'
  if (/[{[]/.test(start.charAt(0))) return /schema\.org/.test(text) ? 'json-ld' : 'json'
  if (/\bcsv\b/.test(contentType) || new URL(address).pathname.toLowerCase().endsWith('.csv')) return 'csv'
  if (/JobPosting/.test(text)) return 'json-ld'
  throw new UnreadableBoard(
    `${address} shows no job board that is known and carries no schema.org JobPosting. Give the board's own address, or say with --source what it is.`,
  )
}

/** Returns `kind` if the address has a copy of a source's reply. Refuses an HTML page. */
function ownKind(kind: SourceKind, { contentType, text }: PageStart, address: string): SourceKind {
  if (!contentType.includes('html') && !/^\s*<!doctype html/i.test(text.slice(0, 200))) return kind
  throw new UnreadableBoard(`${address} has no ${kind} board. Enter the board's own address, or its name there.`)
}

function withoutFragment(url: string): string {
  const parsedUrl = URL.parse(url)
  if (parsedUrl === null) throw new UnreadableBoard(`${url} is not a web address.`)
  parsedUrl.hash = ''
  return parsedUrl.href
}
