import type { PostKind, PostType } from './kinds.ts'
import { LONGEST_TAG } from './limits.ts'

interface KindWords {
  readonly name: string
  /** The meaning of each kind, shown in the form. */
  readonly hint: string
  /** The noun within a sentence: "Delete your post". */
  readonly noun: string
}

/** The name of each kind of post. */
export const postKindWords: Readonly<Record<PostKind, KindWords>> = {
  post: { name: 'Post', hint: 'A thought, a question, something you learned.', noun: 'post' },
  hello: { name: 'Hello', hint: 'Introduce yourself: what you do, and what you’re looking for.', noun: 'hello' },
  win: { name: 'Win', hint: 'Something to celebrate: a new job, a launch, a finished course.', noun: 'win' },
}

/** Returns the `postType` of a post, by its kind and whether it has a poll. */
export function postTypeOf(kind: string, hasPoll: boolean): { readonly postType?: PostType } {
  if (kind === 'hello') return { postType: 'helloPosts' }
  return hasPoll ? { postType: 'polls' } : {}
}

/** The meaning of each audience of a post, which has no public first lines. */
export const postAudienceHints = { members: 'People who are logged in. Others are asked to log in.' } as const

// Not within a word or an address, and not only digits: "#1" is not a hashtag.
const hashtag = /(?<![\p{L}\p{N}_/#&])#(?=[\p{N}_-]*\p{L})([\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*)/gu

/** Returns the hashtags of a plain text as they are searched for, each once, in their order. */
export function hashtagsIn(text: string): string[] {
  const tags = Array.from(text.matchAll(hashtag), ([, word = '']) => slugOf(word))
  return [...new Set(tags.filter((tag) => tag.length <= LONGEST_TAG))]
}

/**
 * Replaces each hashtag of a text, including its sign, with the result of `draw`, which gets the text and the
 * normalised tag.
 */
export function replaceHashtags(text: string, draw: (written: string, tag: string) => string): string {
  return text.replaceAll(hashtag, (written: string, word: string) => {
    const tag = slugOf(word)
    return tag.length <= LONGEST_TAG ? draw(written, tag) : written
  })
}

function slugOf(word: string): string {
  return word.normalize('NFC').toLowerCase()
}
