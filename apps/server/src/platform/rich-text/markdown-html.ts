import MarkdownIt from 'markdown-it'

/** An HTML tag on one line. A longer tag is text, so that the search for its end never takes long. */
const inlineTag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]{0,1000})?\/?>/iy

/**
 * Reads Markdown in linear time, at most 40 levels deep. References and tables are disabled, because a few lines of
 * them can produce a page of any length.
 */
const markdown = new MarkdownIt({ html: true, breaks: true, linkify: true, maxNesting: 40 }).disable([
  'reference',
  'table',
])
// A link without a valid target becomes its words, as in HTML.
markdown.validateLink = () => true
// Names with a dot, such as ASP.NET and read.me, are not addresses.
markdown.linkify.set({ fuzzyLink: false })
// The default rule searches for the end of a comment or an attribute from every `<`, up to the end of the text.
markdown.inline.ruler.at('html_inline', (state, silent) => {
  if (state.src.charCodeAt(state.pos) !== 0x3c) return false
  inlineTag.lastIndex = state.pos
  const [tag] = inlineTag.exec(state.src) ?? []
  if (tag === undefined) return false
  if (!silent) state.push('html_inline', '', 0).content = tag
  state.pos += tag.length
  return true
})

/** Converts Markdown, with any HTML in it, to HTML that is not yet sanitised. */
export function markdownHtml(text: string): string {
  return markdown.render(text)
}
