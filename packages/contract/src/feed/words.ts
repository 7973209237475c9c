import { type Message, msg, type Pattern, t } from '@rise/texts'
import type { PostKind, PostType } from './kinds.ts'
import { LONGEST_TAG } from './limits.ts'
import type { FeedNews } from './shapes.ts'

interface KindWords {
  readonly name: Message
  /** The meaning of the kind, shown in the form. */
  readonly hint: Message
}

export const postKindWords: Readonly<Record<PostKind, KindWords>> = {
  post: { name: msg('Post'), hint: msg('A thought, a question, something you learned.') },
  hello: { name: msg('Hello'), hint: msg('Introduce yourself: what you do, and what you’re looking for.') },
  win: { name: msg('Win'), hint: msg('Something to celebrate: a new job, a launch, a finished course.') },
}

/** Returns a name for a post, which has no title: "Win by Ada Brook". */
export function postName(kind: PostKind, author: string): string {
  return t('{kind, select, hello {Hello by {author}} win {Win by {author}} other {Post by {author}}}', { kind, author })
}

/** Returns the `postType` of a post, by its kind and whether it has a poll. */
export function postTypeOf(kind: string, hasPoll: boolean): { readonly postType?: PostType } {
  if (kind === 'hello') return { postType: 'helloPosts' }
  return hasPoll ? { postType: 'polls' } : {}
}

/** The meaning of an audience of posts. Unlike other content, a post has no public first lines. */
export const postAudienceHints = {
  members: msg('People who are logged in. Others are asked to log in.'),
} as const

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

/** What one member did, and what several did. Other languages have two forms of the verb. */
const newsTexts: Readonly<Record<FeedNews['did'], { readonly one: Pattern; readonly several: Pattern }>> = {
  won: { one: msg('{name} shared a win.'), several: msg('{members} shared a win.') },
  'posted-jobs': { one: msg('{name} posted a job.'), several: msg('{members} posted a job.') },
  'published-case': { one: msg('{name} published a case.'), several: msg('{members} published a case.') },
  'published-headline': { one: msg('{name} published a headline.'), several: msg('{members} published a headline.') },
  asked: { one: msg('{name} asked a question.'), several: msg('{members} asked a question.') },
  answered: { one: msg('{name} answered a question.'), several: msg('{members} answered a question.') },
  'opened-poll': { one: msg('{name} started a poll.'), several: msg('{members} started a poll.') },
  'published-event': { one: msg('{name} announced an event.'), several: msg('{members} announced an event.') },
  'rated-course': { one: msg('{name} rated a course.'), several: msg('{members} rated a course.') },
  'offered-jobs': {
    one: msg('{name} offered jobs to people who were laid off.'),
    several: msg('{members} offered jobs to people who were laid off.'),
  },
  'earned-badge': { one: msg('{name} earned a badge.'), several: msg('{members} earned a badge.') },
}

/**
 * Returns what followed members did as a sentence: "3 people you follow answered a question." A single member is named
 * as `name`.
 */
export function newsInWords({ did, people, companies }: Pick<FeedNews, 'did' | 'people' | 'companies'>, name: string) {
  const { one, several } = newsTexts[did]
  return people + companies === 1 ? t(one, { name }) : t(several, { members: membersInWords(people, companies) })
}

/** Returns the subject of a sentence about several members. */
function membersInWords(people: number, companies: number): string {
  if (companies === 0) return t('{count, plural, one {# person} other {# people}} you follow', { count: people })
  if (people === 0) return t('{count, plural, one {# company} other {# companies}} you follow', { count: companies })
  return t(
    '{people, plural, one {# person} other {# people}} and {companies, plural, one {# company} other {# companies}} you follow',
    { people, companies },
  )
}
