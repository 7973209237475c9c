import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { FetchError } from '../../../platform/fetch/fetch-error.ts'
import { readSourceApart } from '../apart/read-source-apart.ts'
import type { ReadItem } from '../posting.ts'
import { UnreadableBoard } from '../sources/unreadable-board.ts'
import { type BoardRef, nameOfBoard } from './board-address.ts'
import { listLimits } from './board-limits.ts'
import { type DetailStore, hashOfListed } from './details.ts'

const PAGE = 100
const MAX_PAGES = 300
/** The maximum number of posting pages to fetch in one reading; the rest follow in the next readings. */
const MAX_DETAILS = 1_000
/** The maximum number of unreadable posting pages; beyond it, the host is at fault rather than the postings. */
const MAX_FAILURES = 5

const listPage = z.object({ totalFound: z.number(), content: z.array(z.looseObject({ id: z.string().min(1) })) })
type ListedPosting = z.output<typeof listPage>['content'][number]

/**
 * Yields the postings of a SmartRecruiters board (Posting API). The list has no texts, so the page of each new or
 * changed posting is fetched once and stored. A posting that was deleted in the meantime is left out. A posting that
 * can't be fetched is rejected under its key, so that its stored version stays.
 */
export async function* smartRecruitersItems(
  ctx: Context,
  board: BoardRef,
  details: DetailStore,
  signal?: AbortSignal,
): AsyncIterable<ReadItem> {
  const postings = `https://api.smartrecruiters.com/v1/companies/${nameOfBoard(board)}/postings`
  const seenIds = new Set<string>()
  const fetchState = { ctx, postings, details, signal, left: MAX_DETAILS, failures: 0 }
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { totalFound, content } = await fetchList(ctx, `${postings}?limit=${PAGE}&offset=${page * PAGE}`, signal)
    const newPostings = content.filter(({ id }) => !seenIds.has(id))
    for (const { id } of newPostings) seenIds.add(id)
    yield* itemsOfPage(fetchState, newPostings)
    if (content.length === 0 || newPostings.length === 0 || (page + 1) * PAGE >= totalFound) {
      await details.keepOnly([...seenIds])
      return
    }
  }
  throw new UnreadableBoard(`The board goes on after ${MAX_PAGES * PAGE} postings; so many are not read.`)
}

async function fetchList(ctx: Context, url: string, signal: AbortSignal | undefined) {
  const page = await ctx.fetch.get(url, { ...listLimits, signal, accept: 'application/json' })
  const parsedPage = listPage.safeParse(await page.json())
  if (parsedPage.success) return parsedPage.data
  throw new UnreadableBoard(
    'This is not a SmartRecruiters board: it should be an object with "totalFound" and a list "content".',
  )
}

interface Fetching {
  readonly ctx: Context
  readonly postings: string
  readonly details: DetailStore
  readonly signal: AbortSignal | undefined
  /** The number of posting pages that may still be fetched. */
  left: number
  /** The number of posting pages that could not be read. */
  failures: number
}

async function* itemsOfPage(fetching: Fetching, listed: readonly ListedPosting[]): AsyncIterable<ReadItem> {
  const storedDetails = await fetching.details.find(listed.map(({ id }) => id))
  const wholePostings: unknown[] = []
  for (const item of listed) {
    const before = storedDetails.get(item.id)
    if (before?.listedHash === hashOfListed(item)) wholePostings.push(before.detail)
    else if (fetching.left > 0) {
      const fetchResult = await fetchDetail(fetching, item)
      if ('detail' in fetchResult) wholePostings.push(fetchResult.detail)
      else if (fetchResult.reason !== null) yield { rejected: { key: item.id, reason: fetchResult.reason } }
    } else if (before) wholePostings.push(before.detail)
    else
      yield {
        rejected: { key: item.id, reason: `only ${MAX_DETAILS} postings are fetched at a time; it follows later` },
      }
  }
  if (wholePostings.length > 0)
    yield* readSourceApart('smartrecruiters', bytesOf({ content: wholePostings }), { url: fetching.postings })
}

/**
 * Fetches a posting's page. `reason: null` means that the posting has left the board. If the host is at fault, throws,
 * which ends the reading.
 */
async function fetchDetail(
  fetching: Fetching,
  listed: ListedPosting,
): Promise<{ detail: unknown } | { reason: string | null }> {
  fetching.left -= 1
  const { ctx, postings, details, signal } = fetching
  try {
    const url = `${postings}/${encodeURIComponent(listed.id)}`
    const detail = await (await ctx.fetch.get(url, { ...listLimits, signal, accept: 'application/json' })).json()
    await details.save(listed.id, { listedHash: hashOfListed(listed), detail })
    return { detail }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    if (error.code === 'not-found') return { reason: null }
    if (!isOfPosting(error) || fetching.failures >= MAX_FAILURES) throw error
    fetching.failures += 1
    return { reason: `its own page cannot be read: ${error.message}` }
  }
}

function isOfPosting({ code, status }: FetchError): boolean {
  return code === 'bad-body' || code === 'too-large' || (code === 'bad-status' && status !== 429)
}

async function* bytesOf(value: unknown): AsyncIterable<Uint8Array> {
  yield Buffer.from(JSON.stringify(value))
}
