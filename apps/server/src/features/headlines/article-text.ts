import { headlineErrors } from '@rise/contract/headlines/errors'
import { MOST_HEADLINE_PICTURES } from '@rise/contract/headlines/limits'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { drawPictures, type RichText, sanitiseRichText } from '../../platform/rich-text/sanitise-rich-text.ts'
import { textOf } from '../../platform/rich-text/text-of.ts'
import { firstLines } from '../content/index.ts'
import { pictureIdOf, pictureTag, showPictures } from '../pictures/index.ts'
import { headlinePictures } from './headline-row.ts'

/** The number of words that people read per minute. */
const WORDS_A_MINUTE = 200

/**
 * Sanitises an article's text.
 *
 * @throws {Failure} `headline-pictures`
 */
export function readArticle(body: string): RichText {
  const text = sanitiseRichText(body, pictureIdOf)
  if (text.pictureIds.length <= MOST_HEADLINE_PICTURES) return text
  const error = headlineErrors['headline-pictures']
  throw new Failure(error, { fields: { 'body.body': error.message() } })
}

interface Article {
  readonly id: string
  readonly actorId: string
  readonly title: string
  readonly coverId: string | null
  readonly text: RichText
}

/**
 * Returns the columns of an article, and claims its pictures.
 *
 * @throws {Failure} the errors of `showPictures`
 */
export async function writeArticle(ctx: Context, tx: Tx, { id, actorId, title, coverId, text }: Article) {
  const pictureIds = [...(coverId ? [coverId] : []), ...text.pictureIds]
  const pictures = await showPictures(ctx, tx, { ...headlinePictures, id, actorId, pictureIds })
  const body = drawPictures(text, (pictureId, alt) => {
    const picture = pictures.get(pictureId)
    return picture ? pictureTag(picture, alt) : ''
  })
  return { title, cover_id: coverId, body, balanced: true, ...articleFacts(text.html) }
}

/** Returns the parts of an article for lists: its first lines, and its approximate reading time in minutes. */
export function articleFacts(html: string): { summary: string; minutes: number } {
  const words = textOf(html).split(' ').length
  return { summary: firstLines(html), minutes: Math.ceil(words / WORDS_A_MINUTE) }
}

/** Returns the refusal of an empty article. */
export function emptyArticle(): Failure {
  const error = headlineErrors['headline-empty']
  return new Failure(error, { fields: { 'body.body': error.message() } })
}
