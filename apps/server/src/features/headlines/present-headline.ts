import type { Lock } from '@rise/contract/content/kinds'
import type { Headline, HeadlineAuthor, HeadlineCard, OwnHeadline } from '@rise/contract/headlines/shapes'
import type { LinkPreview } from '@rise/contract/link-previews/shapes'
import { presentReactions } from '../discussion/index.ts'
import { nameOf } from '../professionals/index.ts'
import type { CardRow, HeadlineRow } from './headline-row.ts'
import { presentNewestHeadline } from './newest-headlines.ts'

/** Returns the author of a headline. */
export function presentAuthor(
  row: Pick<CardRow, 'actor_id' | 'author_slug' | 'first_name' | 'last_name' | 'label' | 'photo'>,
): HeadlineAuthor {
  const { actor_id, author_slug, label, photo } = row
  return { _id: actor_id, slug: author_slug, name: nameOf(row), headline: label || null, photo }
}

/** Returns a published headline for a list. */
export function presentCard(row: CardRow & { readonly published_at: Date }): HeadlineCard {
  return {
    ...presentNewestHeadline(row),
    author: presentAuthor(row),
    reactions: presentReactions(row.reactions),
    comments: row.comments,
  }
}

/** Returns a published headline with its text, or with its first lines if the viewer may not read the rest. */
export function presentInFull(
  row: HeadlineRow & { readonly published_at: Date },
  locked: Lock | null,
): HeadlineCard & Pick<Headline, 'hidden' | 'locked' | 'body' | 'link'> {
  const card = presentCard(row)
  const { hidden } = row
  if (locked !== null) return { ...card, hidden, locked, body: '', link: null }
  return { ...card, hidden, summary: row.summary, locked, body: row.body, link: presentLink(row) }
}

/** Returns the page that a headline links to, with the headline's picture; null for an article. */
function presentLink({ link, cover }: Pick<CardRow, 'link' | 'cover'>): LinkPreview | null {
  if (link === null) return null
  const { url, title, description, siteName } = link
  return { url, title, description, siteName, picture: cover }
}

/** Returns a headline for its author to edit. */
export function presentOwn(row: HeadlineRow): OwnHeadline {
  return {
    _id: row.id,
    slug: row.slug,
    version: row.version,
    title: row.title,
    summary: row.summary,
    audience: row.audience,
    cover: row.cover,
    body: row.body,
    link: presentLink(row),
    minutes: row.minutes,
    author: presentAuthor(row),
    publishedAt: row.published_at?.toISOString() ?? null,
    hidden: row.hidden,
    updatedAt: row.updated_at.toISOString(),
  }
}

export function isPublished<T extends { readonly published_at: Date | null }>(
  row: T,
): row is T & { published_at: Date } {
  return row.published_at !== null
}
