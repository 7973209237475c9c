import { distinctPlaces } from '../facts/read-facts.ts'
import type { Posting, ReadItem } from '../posting.ts'

/** The most postings that wait for others of their key, and their characters; boards list those of one job together. */
const longestWait = 500
const heaviestWait = 8_000_000

/**
 * Merges postings of boards that list a job once for each of its places into one with all places; everything else comes
 * from the first. No posting waits for more than 500 others.
 */
export async function* mergePlaces(items: AsyncIterable<ReadItem>): AsyncGenerator<ReadItem> {
  const waiting = new WaitingPostings()
  try {
    for await (const item of items) {
      if ('posting' in item) yield* waiting.add(item.posting)
      else yield item
    }
  } catch (error) {
    yield* waiting.giveAll()
    throw error
  }
  yield* waiting.giveAll()
}

class WaitingPostings {
  private readonly postings = new Map<string, Posting>()
  private weight = 0

  /** Holds a posting; returns those that have waited long enough. */
  add(posting: Posting): readonly ReadItem[] {
    // Some pages give each job the company's number as its key: the title must be the same, too.
    const name = JSON.stringify([posting.key, posting.title.value])
    const first = this.postings.get(name)
    if (first !== undefined) {
      this.postings.set(name, { ...first, places: distinctPlaces([...first.places, ...posting.places]) })
      return []
    }
    this.postings.set(name, posting)
    this.weight += weightOf(posting)
    const ready: ReadItem[] = []
    for (const [oldest, waited] of this.postings) {
      if (this.postings.size <= longestWait && this.weight <= heaviestWait) break
      this.postings.delete(oldest)
      this.weight -= weightOf(waited)
      ready.push({ posting: waited })
    }
    return ready
  }

  *giveAll(): Generator<ReadItem> {
    for (const posting of this.postings.values()) yield { posting }
  }
}

function weightOf({ description, title }: Posting): number {
  return description.value.length + title.value.length
}
