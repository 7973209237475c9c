import { formatInteger, plural } from '../words.ts'
import type { PostKind, PostType } from './kinds.ts'
import { LONGEST_TAG } from './limits.ts'
import type { FeedNews } from './shapes.ts'

interface KindWords {
  readonly name: string
  /** The meaning of the kind, shown in the form. */
  readonly hint: string
  /** The noun within a sentence: "Delete your post". */
  readonly noun: string
}

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

/** The meaning of an audience of posts. Unlike other content, a post has no public first lines. */
export const postAudienceHints = { members: 'People who are logged in. Others are asked to log in.' } as const

// Matches a hashtag. It doesn't begin within a word or an address, and doesn't consist only of digits: "#1" is no
// hashtag.
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

/** What members did, in words that follow their name or number. */
const newsWords: Readonly<Record<FeedNews['did'], string>> = {
  won: 'shared a win',
  'posted-jobs': 'posted a job',
  'published-case': 'published a case',
  'published-headline': 'published a headline',
  asked: 'asked a question',
  answered: 'answered a question',
  'opened-poll': 'started a poll',
  'published-event': 'announced an event',
  'rated-course': 'rated a course',
  'offered-jobs': 'offered jobs to people who were laid off',
  'earned-badge': 'earned a badge',
}

/**
 * Returns what followed members did as a sentence: "3 people you follow answered a question." A single member is named
 * as `name`.
 */
export function newsInWords({ did, people, companies }: Pick<FeedNews, 'did' | 'people' | 'companies'>, name: string) {
  const deed = newsWords[did]
  if (people + companies === 1) return `${name} ${deed}.`
  if (companies === 0) return `${formatInteger(people)} people you follow ${deed}.`
  if (people === 0) return `${formatInteger(companies)} companies you follow ${deed}.`
  const persons = plural(people, { one: '1 person', other: `${formatInteger(people)} people` })
  const firms = plural(companies, { one: '1 company', other: `${formatInteger(companies)} companies` })
  return `${persons} and ${firms} you follow ${deed}.`
}
