import { unescapeOnce } from '../../../../platform/html/unescape-html.ts'
import { stripControls } from '../../text/clean-text.ts'

/** The maximum numbers of characters to read, of HTML and of text; facts are near the beginning of a description. */
const longestHtml = 60_000
const longestText = 20_000
/** The heading level of a line of bold text; the levels of HTML headings are 1 to 6. */
export const BOLD = 7

/** A line of a description, with its role in the HTML. */
export interface TextLine {
  readonly text: string
  /** The position of the line in the text of all lines. */
  readonly start: number
  /** The level of a heading: 1 to 6, or `BOLD`; otherwise null. */
  readonly level: number | null
  /** The depth of a list item, as the number of lists around it; otherwise null. */
  readonly depth: number | null
  /** Whether the line begins a paragraph. */
  readonly beginsBlock: boolean
}

const piece = /<(\/?)([a-z][a-z0-9]*)\b[^<>]{0,4000}>|[^<]+|</gi
const blocks = /^(?:p|div|li|ul|ol|h[1-6]|br|hr|tr|table|section|blockquote|dd|dt)$/
const bullet = /^(?:[•▪◦‣·●○■□➢➤✓✔*–—-]|\d{1,2}[.)])\s+(?=\S)/u

/**
 * Returns the lines of a description in HTML, as far as `textOfHtml` reads it. Recognises headings and list items even
 * if they are written as bold text or with bullets. Takes untrusted HTML; linear in its length.
 */
export function textLines(html: string): readonly TextLine[] {
  const lines: TextLine[] = []
  const state = { level: 0, depth: 0, bold: 0, isItem: false, beginsBlock: true }
  let [text, isBold, isPlain, start] = ['', false, false, 0]
  const endLine = () => {
    const line = cleanText(text)
    const item = bullet.exec(line)
    if (line !== '' && start + line.length <= longestText) {
      const level = state.level > 0 ? state.level : isBold && !isPlain ? BOLD : null
      const depth = state.isItem ? Math.max(1, state.depth) : item && level === null ? 1 : null
      lines.push({ text: line, start, level: depth === null ? level : null, depth, beginsBlock: state.beginsBlock })
      start += line.length + 1
      state.isItem = false
      state.beginsBlock = false
    }
    ;[text, isBold, isPlain] = ['', false, false]
  }
  for (const [match, slash = '', name] of withoutCode(html).matchAll(piece)) {
    if (name === undefined) {
      for (const [index, part] of match.split('\n').entries()) {
        if (index > 0) endLine()
        if (index > 0 && part.trim() === '' && match.includes('\n\n')) state.beginsBlock = true
        if (/[\p{L}\p{N}]/u.test(part)) {
          if (state.bold > 0) isBold = true
          else isPlain = true
        }
        text += part
      }
      continue
    }
    const tag = name.toLowerCase()
    const step = slash === '' ? 1 : -1
    if (tag === 'b' || tag === 'strong') state.bold = Math.max(0, state.bold + step)
    if (tag === 'td' || tag === 'th') text += ' '
    if (!blocks.test(tag)) continue
    endLine()
    if (tag !== 'br') state.beginsBlock = true
    if (tag === 'li') state.isItem = step === 1
    if (tag === 'ul' || tag === 'ol') state.depth = Math.max(0, state.depth + step)
    if (/^h[1-6]$/.test(tag)) state.level = step === 1 ? Number(tag[1]) : 0
  }
  endLine()
  return lines
}

function withoutCode(html: string): string {
  return html.slice(0, longestHtml).replace(/<(?:script|style)\b[^>]{0,500}>[^<]*(?:<(?!\/)[^<]*)*/gi, ' ')
}

function cleanText(text: string): string {
  return stripControls(unescapeOnce(text)).replace(/\s+/g, ' ').trim()
}
