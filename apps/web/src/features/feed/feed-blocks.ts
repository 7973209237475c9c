import { POSTS_BETWEEN_PICKS } from '@rise/contract/feed/limits'
import type {
  FeedCursorPage,
  FeedDeed,
  FeedEntry,
  FeedPicks,
  FeedPost,
  PickedEvent,
  PickedJob,
  PickedQuestion,
} from '@rise/contract/feed/shapes'

/** Something other than a post, between posts. */
export type PickBlock =
  | { readonly type: 'job'; readonly id: string; readonly pick: PickedJob }
  | { readonly type: 'question'; readonly id: string; readonly pick: PickedQuestion }
  | { readonly type: 'event'; readonly id: string; readonly pick: PickedEvent }

/** A card of the feed, or the ending after the new cards. */
export type Block =
  | { readonly type: 'post'; readonly post: FeedPost }
  | { readonly type: 'deeds'; readonly deeds: readonly FeedDeed[] }
  | PickBlock
  | { readonly type: 'ending'; readonly hasNew: boolean; readonly hasEarlier: boolean }

interface Options {
  readonly picks: FeedPicks | undefined
  /** Whether there is an ending after the new cards. */
  readonly ends: boolean
  /** Whether the server has further pages. */
  readonly hasNextPage: boolean
}

/**
 * Returns the cards of a feed in order. Adjacent activities form one card. After every fifth card comes a job, a
 * question or an event, at most one of each per page. The ending is between the new and the earlier cards.
 */
export function blocksOf(pages: readonly FeedCursorPage[], { picks, ends, hasNextPage }: Options): Block[] {
  const newFrom = Date.parse(pages[0]?.newFrom ?? '')
  const blocks: Block[] = []
  const knownIds = new Set<string>()
  let hasEnded = !ends
  let cards = 0
  const add = (entry: FeedEntry) => {
    const last = blocks.at(-1)
    if (entry.type === 'post') blocks.push({ type: 'post', post: entry })
    else if (last?.type === 'deeds') blocks.splice(-1, 1, { type: 'deeds', deeds: [...last.deeds, entry] })
    else blocks.push({ type: 'deeds', deeds: [entry] })
    if (entry.type === 'post' || last?.type !== 'deeds') cards += 1
  }
  for (const [index, { items }] of pages.entries()) {
    const remainingPicks = picksOfPage(picks, index, ends)
    for (const entry of items) {
      // A later page may repeat posts that the first page moved to its top, or that were loaded before a deletion.
      if (knownIds.has(entry._id)) continue
      knownIds.add(entry._id)
      if (!hasEnded && timeOf(entry) <= newFrom) {
        blocks.push({ type: 'ending', hasNew: cards > 0, hasEarlier: true })
        hasEnded = true
      }
      if (cards >= POSTS_BETWEEN_PICKS && cards % POSTS_BETWEEN_PICKS === 0 && isPlaceForPick(blocks, entry)) {
        const pick = remainingPicks.shift()
        if (pick) blocks.push(pick)
      }
      add(entry)
    }
  }
  if (!hasEnded && !hasNextPage && blocks.length > 0) blocks.push({ type: 'ending', hasNew: true, hasEarlier: false })
  return blocks
}

/** A pick never separates activities, and never follows another pick or the ending. */
function isPlaceForPick(blocks: readonly Block[], next: FeedEntry): boolean {
  const last = blocks.at(-1)?.type
  return last === 'post' || (last === 'deeds' && next.type === 'post')
}

/** The ending has the first question, so the pages begin with the second. */
function picksOfPage(picks: FeedPicks | undefined, page: number, ends: boolean): PickBlock[] {
  if (!picks || !ends) return []
  const [job, question, event] = [picks.jobs[page], picks.questions[page + 1], picks.events[page]]
  return [
    ...(job ? [{ type: 'job' as const, id: job.job._id, pick: job }] : []),
    ...(question ? [{ type: 'question' as const, id: question._id, pick: question }] : []),
    ...(event ? [{ type: 'event' as const, id: event._id, pick: event }] : []),
  ]
}

function timeOf(entry: FeedEntry): number {
  return Date.parse(entry.type === 'post' ? entry.publishedAt : entry.at)
}

/** Returns the blocks up to and including the ending; all of them if there is none. */
export function untilEnding(blocks: readonly Block[]): readonly Block[] {
  const place = blocks.findIndex(({ type }) => type === 'ending')
  return place < 0 ? blocks : blocks.slice(0, place + 1)
}
