import { distinctPlaces } from '../facts/read-facts.ts'
import type { Posting, ReadItem } from '../posting.ts'

/**
 * The maximum number of waiting postings, and of their characters. Boards list the postings of one job next to each
 * other.
 */
const longestWait = 500
const heaviestWait = 8_000_000

/**
 * Merges the postings of boards that list a job once per place into one posting with all places; its other values come
 * from the first posting. A posting waits for at most 500 others.
 */
export async function* mergePlaces(items: AsyncIterable<ReadItem>): AsyncGenerator<ReadItem> {
  const waitingPostings = new WaitingPostings()
  try {
    for await (const item of items) {
      if ('posting' in item) yield* waitingPostings.add(item.posting)
      else yield item
    }
  } catch (error) {
    yield* waitingPostings.giveAll()
    throw error
  }
  yield* waitingPostings.giveAll()
}

class WaitingPostings {
  private readonly postings = new Map<string, Posting>()
  private weight = 0

  /** Adds a posting to those that wait; returns those that have waited long enough. */
  add(posting: Posting): readonly ReadItem[] {
    // The title must also be the same, because some pages give every job the company's number as its key.
    const name = JSON.stringify([posting.key, posting.title.value])
    const first = this.postings.get(name)
    if (first !== undefined) {
      this.postings.set(name, { ...first, places: distinctPlaces([...first.places, ...posting.places]) })
      return []
    }
    this.postings.set(name, posting)
    this.weight += weightOf(posting)
    const readyItems: ReadItem[] = []
    for (const [oldest, waitingPosting] of this.postings) {
      if (this.postings.size <= longestWait && this.weight <= heaviestWait) break
      this.postings.delete(oldest)
      this.weight -= weightOf(waitingPosting)
      readyItems.push({ posting: waitingPosting })
    }
    return readyItems
  }

  *giveAll(): Generator<ReadItem> {
    for (const posting of this.postings.values()) yield { posting }
  }
}

function weightOf({ description, title }: Posting): number {
  return description.value.length + title.value.length
}
