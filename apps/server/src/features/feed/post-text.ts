import type { ErrorDeclaration } from '@rise/contract/errors'
import { feedErrors } from '@rise/contract/feed/errors'
import { LONGEST_POST, MOST_POST_PICTURES, MOST_TAGS } from '@rise/contract/feed/limits'
import { hashtagsIn } from '@rise/contract/feed/words'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { drawPictures, type RichText, sanitiseRichText } from '../../platform/rich-text/sanitise-rich-text.ts'
import { textOf } from '../../platform/rich-text/text-of.ts'
import { presentSlug } from '../catalogs/index.ts'
import { firstLines, screenText } from '../content/index.ts'
import { pictureIdOf, pictureTag, showPictures } from '../pictures/index.ts'

/** The maximum length of a post's title in notifications, in characters. */
const LONGEST_TITLE = 100

/**
 * Returns a post's sanitised text.
 *
 * @throws {Failure} `post-empty`, `post-too-long`, `post-pictures`
 */
export function readPost(body: string): RichText {
  const text = sanitiseRichText(body, pictureIdOf, { mentions: true })
  if (text.html === '') throw refusal(feedErrors['post-empty'])
  if (textOf(text.html).length > LONGEST_POST) throw refusal(feedErrors['post-too-long'])
  if (text.pictureIds.length > MOST_POST_PICTURES) throw refusal(feedErrors['post-pictures'])
  return text
}

function refusal(error: ErrorDeclaration): Failure {
  return new Failure(error, { fields: { 'body.body': error.message() } })
}

/** Returns the columns derived from a text, without its pictures. */
export function postColumns(html: string) {
  const text = textOf(html)
  return { body: html, excerpt: firstLines(html), length: text.length, tags: tagsIn(text) }
}

function tagsIn(text: string): string[] {
  const tags = hashtagsIn(text).map((tag) => presentSlug('tags', tag))
  return [...new Set(tags)].slice(0, MOST_TAGS)
}

/**
 * Screens a post before publication; returns the reason that it must be reviewed, or null.
 *
 * @throws {Failure} `words-refused`
 */
export function screenPost(ctx: Context, tx: Tx, actorId: string, html: string): Promise<string | null> {
  // Mentions and hashtags are not external links.
  const hasLink = /<a href="https?:/.test(html)
  return screenText(ctx, tx, { actorId, text: textOf(html), hasLink, field: 'body.body' })
}

interface DrawnPost {
  readonly id: string
  readonly actorId: string
  readonly text: RichText
  readonly linkPictureId: string | null
}

/**
 * Claims the pictures of a post's text and linked page, and returns the text with them.
 *
 * @throws {Failure} the errors of `showPictures`
 */
export async function drawPost(ctx: Context, tx: Tx, { id, actorId, text, linkPictureId }: DrawnPost): Promise<string> {
  const pictureIds = [...text.pictureIds, ...(linkPictureId === null ? [] : [linkPictureId])]
  const pictureUse = { ...postPictures, id, actorId, pictureIds }
  const pictures = await showPictures(ctx, tx, pictureUse)
  return drawPictures(text, (pictureId, alt) => {
    const picture = pictures.get(pictureId)
    return picture ? pictureTag(picture, alt) : ''
  })
}

/** The table of the pictures that posts show. */
export const postPictures = { table: 'post_picture', owner: 'post_id' }

/** Returns a post's title in notifications: its first words, or “A picture” if it has none. */
export function titleOf(excerpt: string): string {
  if (excerpt === '') return 'A picture'
  if (excerpt.length <= LONGEST_TITLE) return excerpt
  const cut = excerpt.slice(0, LONGEST_TITLE - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_TITLE / 2)).replace(/[\s;]+$/, '')}…`
}
