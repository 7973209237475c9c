import { decodeHTMLStrict } from 'entities'

const entity = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|[A-Za-z][A-Za-z\d]{1,31});/g

const tag = /<\/?[a-z][^<>]*>/i
const escapedBlock = /&lt;\/(?:p|div|ul|ol|li|h[1-6]|section|article|table|blockquote)\s*&gt;|&lt;br\s*\/?&gt;/i

/**
 * Removes one level of escaping: decodes each of HTML's entities once, in one pass, so `&amp;lt;` becomes `&lt;` and no
 * more. Unknown names and impossible code points stay.
 */
export function unescapeOnce(text: string): string {
  return text.replace(entity, (whole, decimal: string | undefined, hex: string | undefined) => {
    if (decimal === undefined && hex === undefined) return decodeHTMLStrict(whole)
    const code = Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10)
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? decodeHTMLStrict(whole) : whole
  })
}

/**
 * Returns the HTML in a text that a board has escaped as entities, once or twice (Greenhouse does both). Stops as soon
 * as there are real tags: what is still escaped then is prose about markup, such as `the &lt;b&gt; tag`. The second
 * level is removed only if the first one left no tag, and an escaped `<br>` or end tag of a block remains. Further
 * levels stay, so that nested entities can't make it loop.
 */
export function unescapeHtml(text: string): { html: string; levels: 0 | 1 | 2 } {
  if (tag.test(text)) return { html: text, levels: 0 }
  const unescapedText = unescapeOnce(text)
  if (unescapedText === text) return { html: text, levels: 0 }
  if (tag.test(unescapedText) || !escapedBlock.test(unescapedText)) return { html: unescapedText, levels: 1 }
  return { html: unescapeOnce(unescapedText), levels: 2 }
}
