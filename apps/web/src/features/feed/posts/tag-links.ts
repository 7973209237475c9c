import { replaceHashtags } from '@rise/contract/feed/words'
import { feedHref } from './feed-address.ts'

/** Whole links, and single tags: text is between them. */
const markup = /(<a\b[^>]*>.*?<\/a>|<[^>]*>)/s

/** Returns sanitised HTML with hashtags linked to their posts; those within links are unchanged. */
export function withTagLinks(html: string): string {
  return html
    .split(markup)
    .map((part, place) => (place % 2 === 1 ? part : replaceHashtags(part, linkOf)))
    .join('')
}

// A hashtag consists of letters, digits, "_" and "-": it needs no escaping.
function linkOf(written: string, tag: string): string {
  return `<a href="${feedHref({ tab: undefined, tag })}">${written}</a>`
}
