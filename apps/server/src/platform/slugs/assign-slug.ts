import { slugify } from './slug.ts'

/** The number of attempts after which the address gets a unique suffix. */
const TRIES = 20

interface NamedThing {
  readonly title: string
  /** The id of the named thing, a UUID. */
  readonly id: string
  /** The base of the thing's address if its title yields none. */
  readonly fallback: string
  /** Literal path segments of our own pages. */
  readonly reserved: ReadonlySet<string>
  /** The maximum length in characters. */
  readonly longest?: number
}

/**
 * Assigns a new thing an address made from its title, with a number if the address is taken, and returns it. `take`
 * stores an address and returns whether it was free, which the database decides even among concurrent calls.
 */
export async function assignSlug(
  { title, id, fallback, reserved, longest = 60 }: NamedThing,
  take: (slug: string) => Promise<boolean>,
): Promise<string> {
  const base = slugify(title, longest) || fallback
  for (let number = 1; number <= TRIES; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!reserved.has(slug) && (await take(slug))) return slug
  }
  const slug = `${base}-${id.slice(-12)}`
  if (await take(slug)) return slug
  throw new Error('No address was free.')
}
