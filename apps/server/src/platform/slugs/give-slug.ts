import { slugify } from './slug.ts'

/** Then the address ends in something that nothing else has. */
const TRIES = 20

interface Named {
  readonly title: string
  /** Of the thing that is named, a UUID. */
  readonly id: string
  /** What it is called where its title makes no address. */
  readonly fallback: string
  /** Literal segments of pages of ours. */
  readonly reserved: ReadonlySet<string>
  /** In characters. */
  readonly longest?: number
}

/**
 * Gives a new thing an address made of its title, with a number where that is taken, and answers with it. `take` writes an
 * address and says whether it was free: the database settles it, also beside others.
 */
export async function giveSlug(
  { title, id, fallback, reserved, longest = 60 }: Named,
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
