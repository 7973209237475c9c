import { replaceHashtags } from '@rise/contract/feed/words'
import { feedHref } from './feed-address.ts'

/** Whole links, and single tags: what stands between them is text. */
const markup = /(<a\b[^>]*>.*?<\/a>|<[^>]*>)/s

/** Returns sanitised HTML in which hashtags lead to the posts that have them; those within links stay as they are. */
export function withTagLinks(html: string): string {
  return html
    .split(markup)
    .map((part, place) => (place % 2 === 1 ? part : replaceHashtags(part, linkOf)))
    .join('')
}

// A tag is letters, digits, "_" and "-": nothing of it means anything in HTML.
function linkOf(written: string, tag: string): string {
  return `<a href="${feedHref({ tab: undefined, tag })}">${written}</a>`
}
