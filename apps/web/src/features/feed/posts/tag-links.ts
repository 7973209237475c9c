import { replaceHashtags } from '@rise/contract/feed/words'
import { feedHref } from './feed-address.ts'

/** Matches whole links, and single tags; the text between them remains. */
const markup = /(<a\b[^>]*>.*?<\/a>|<[^>]*>)/s

/** Returns sanitised HTML with hashtags linked to their posts; those within links are unchanged. */
export function withTagLinks(html: string): string {
  return html
    .split(markup)
    .map((part, place) => (place % 2 === 1 ? part : replaceHashtags(part, linkOf)))
    .join('')
}

// A hashtag needs no escaping in an address, because it consists of letters, digits, "_" and "-".
function linkOf(text: string, tag: string): string {
  return `<a href="${feedHref({ tab: undefined, tag })}">${text}</a>`
}
