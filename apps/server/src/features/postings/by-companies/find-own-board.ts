import { companyJobsErrors } from '@rise/contract/postings/errors'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { FetchError } from '../../../platform/fetch/fetch-error.ts'
import { type BoardRef, boardOfAddress, boardsIn } from '../boards/board-address.ts'
import { identifyBoard } from '../boards/identify-board.ts'
import { UnreadableBoard } from '../sources/unreadable-board.ts'

const PAGE_BYTES = 3 * 1024 * 1024
const PAGE_MS = 10_000
/** Common paths of careers pages. */
const usualPaths = ['/', '/careers', '/jobs']

interface Site {
  readonly domain: string
  readonly website: string
}

/**
 * Returns the board at an address if it is the company's own: a page or feed at the company's verified domain, or a
 * board that the company's site shows.
 * @throws {Failure} `board-not-found` with the reason, `board-not-shown`
 */
export async function findOwnBoard(ctx: Context, { domain, website }: Site, url: string): Promise<BoardRef> {
  const board = await identify(ctx, url)
  if (isAt(url, domain)) return board
  const ownPages = [website, ...usualPaths.map((path) => new URL(path, website).href)].filter((page) =>
    isAt(page, domain),
  )
  if (boardOfAddress(board.address) !== null) {
    for (const page of new Set(ownPages)) {
      if (await shows(ctx, page, board)) return board
    }
  }
  const message = t('Enter the page at {domain} that shows these jobs, so we can see that they’re yours.', { domain })
  throw new Failure(companyJobsErrors['board-not-shown'], { fields: { 'body.url': message } })
}

async function identify(ctx: Context, url: string): Promise<BoardRef> {
  try {
    return await identifyBoard(ctx, url)
  } catch (error) {
    throw boardNotFound(error)
  }
}

/** Returns the refusal for an address where no board can be read; rethrows other errors. */
export function boardNotFound(error: unknown): unknown {
  if (!(error instanceof FetchError || error instanceof UnreadableBoard)) return error
  const message =
    error instanceof FetchError
      ? t('This address could not be read: {reason}', { reason: error.message })
      : t('We found no jobs at this address. Enter the page that lists them, or the address of your job board.')
  return new Failure(companyJobsErrors['board-not-found'], { fields: { 'body.url': message } })
}

function isAt(url: string, domain: string): boolean {
  const host = URL.parse(url)?.hostname ?? ''
  return host === domain || host.endsWith(`.${domain}`)
}

async function shows(ctx: Context, page: string, board: BoardRef): Promise<boolean> {
  try {
    const fetchedPage = await ctx.fetch.get(page, {
      maxBytes: PAGE_BYTES,
      timeoutMs: PAGE_MS,
      tries: 1,
      accept: 'text/html',
    })
    const boards = boardsIn(await fetchedPage.text())
    return boards.some(({ address }) => address.toLowerCase() === board.address.toLowerCase())
  } catch (error) {
    if (error instanceof FetchError) return false
    throw error
  }
}
