import MarkdownIt from 'markdown-it'

/** A tag of HTML in a line; longer ones are text, so that looking for their ends never takes long. */
const inlineTag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]{0,1000})?\/?>/iy

/**
 * Reads Markdown in a time that grows with its length, and no deeper than it nests by default. Without references and
 * tables: a few lines of them can make a page of any length.
 */
const markdown = new MarkdownIt({ html: true, breaks: true, linkify: true, maxNesting: 40 }).disable([
  'reference',
  'table',
])
// A link that leads nowhere becomes its words, as in HTML.
markdown.validateLink = () => true
// Names with a dot are no addresses: ASP.NET, read.me.
markdown.linkify.set({ fuzzyLink: false })
// Its own rule looks for the end of a comment or an attribute from every `<` on, up to the end of the text.
markdown.inline.ruler.at('html_inline', (state, silent) => {
  if (state.src.charCodeAt(state.pos) !== 0x3c) return false
  inlineTag.lastIndex = state.pos
  const [tag] = inlineTag.exec(state.src) ?? []
  if (tag === undefined) return false
  if (!silent) state.push('html_inline', '', 0).content = tag
  state.pos += tag.length
  return true
})

/** Markdown, with what HTML stands in it, as HTML that nobody has made safe yet. */
export function markdownHtml(text: string): string {
  return markdown.render(text)
}
