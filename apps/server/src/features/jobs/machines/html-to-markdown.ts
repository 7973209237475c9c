import { type HtmlElement, type HtmlNode, parseHtml } from '../../../platform/html/html-tree.ts'

const blockNames = new Set(['p', 'div', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'pre', 'hr', 'table'])

/**
 * Converts sanitised HTML to CommonMark (with GitHub's tables). Text by people never becomes markup, HTML or front
 * matter. Headings start at the third level, below those of the surrounding document.
 */
export function htmlToMarkdown(html: string): string {
  return blocks(parseHtml(html)).join('\n\n')
}

/** Escapes the characters that could have a meaning within a line of Markdown, and collapses whitespace. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\s\u0085]+/g, ' ')
    .replaceAll(/[\\`*_[\]<>~|]/g, '\\$&')
    .replaceAll(/&(?=#?\w+;)|!$/g, '\\$&')
}

/** Returns a link, or only its label if the target is neither a web nor an email address. */
export function markdownLink(label: string, href: string): string {
  if (!/^(?:https?:\/\/|mailto:)/i.test(href)) return label
  // Percent-encodes characters that could end the address.
  const address = href.replaceAll(/[\s<>()\\[\]`*_|]/g, (part) =>
    part === '_' ? part : `%${part.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  )
  return `[${label}](<${address}>)`
}

function blocks(nodes: readonly HtmlNode[]): string[] {
  const blockTexts: string[] = []
  let run: HtmlNode[] = []
  const endRun = () => {
    const text = lines(run)
    if (text !== '') blockTexts.push(text)
    run = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || !blockNames.has(node.name)) {
      run.push(node)
      continue
    }
    endRun()
    const text = block(node)
    if (text !== '') blockTexts.push(text)
  }
  endRun()
  return blockTexts
}

function block(element: HtmlElement): string {
  const { name, children } = element
  if (name === 'ul' || name === 'ol') return list(element)
  if (name === 'blockquote') return indent(blocks(children).join('\n\n'), '> ')
  if (name === 'hr') return '***'
  if (name === 'table') return table(element)
  if (name === 'pre') {
    const text = plainText(children)
    const fence = fenceFor(text, 3)
    return `${fence}\n${text.replace(/^\n+|\s+$/g, '')}\n${fence}`
  }
  if (/^h[2-4]$/.test(name)) {
    const text = oneLine(children)
    return text === '' ? '' : `${'#'.repeat(Number(name.slice(1)) + 1)} ${text}`
  }
  return blocks(children).join('\n\n')
}

function list({ name, children }: HtmlElement): string {
  const items = children.filter((child) => typeof child !== 'string')
  const texts = items.map((item, index) => {
    const marker = name === 'ol' ? `${index + 1}. ` : '- '
    return indent(blocks(item.children).join('\n'), ' '.repeat(marker.length)).replace(/^ */, marker)
  })
  return texts.join('\n')
}

/** Prefixes each line; empty lines get no trailing whitespace. */
function indent(text: string, prefix: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? prefix.trimEnd() : prefix + line))
    .join('\n')
}

function table(element: HtmlElement): string {
  const rows = descendants(element, 'tr').map(({ children }) =>
    children.flatMap((cell) => (typeof cell === 'string' ? [] : [oneLine(cell.children)])),
  )
  const width = Math.max(0, ...rows.map((row) => row.length))
  if (width === 0) return ''
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(Array.from({ length: width }, () => '---')), ...body.map(line)].join('\n')
}

function descendants(element: HtmlElement, name: string): HtmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return []
    return child.name === name ? [child] : descendants(child, name)
  })
}

/** Returns the lines of a paragraph. Breaks stay, and lines that would begin a heading, list or rule are escaped. */
function lines(nodes: readonly HtmlNode[]): string {
  return inline(nodes)
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^([#+=-])|^(\d+)([.)])/, (_all, sign, number, dot) => (sign ? `\\${sign}` : `${number}\\${dot}`)),
    )
    .filter((line) => line !== '')
    .join('\\\n')
}

function oneLine(nodes: readonly HtmlNode[]): string {
  return inline(nodes).replaceAll('\n', ' ').trim()
}

/** Converts inline content; `\n` is a line break. */
function inline(nodes: readonly HtmlNode[]): string {
  return nodes.map(inlineNode).join('')
}

function inlineNode(node: HtmlNode): string {
  if (typeof node === 'string') return escapeMarkdown(decode(node))
  const { name, attributes, children } = node
  if (name === 'br') return '\n'
  if (name === 'code') {
    const text = plainText(children).replaceAll(/\s+/g, ' ')
    const fence = fenceFor(text, 1)
    return text.trim() === '' ? '' : `${fence} ${text.trim()} ${fence}`
  }
  const inner = inline(children)
  if (name === 'strong') return around(inner, '**')
  if (name === 'em') return around(inner, '*')
  if (name === 'a') {
    const [, href = ''] = /\bhref="([^"]*)"/.exec(attributes) ?? []
    const label = inner.replaceAll('\n', ' ').trim()
    return label === '' ? inner : markdownLink(label, decode(href))
  }
  return blockNames.has(name) || name === 'li' ? ` ${inner} ` : inner
}

/** Moves whitespace out of the marks, because marks must touch the words that they enclose. */
function around(inner: string, mark: string): string {
  const [, before = '', text = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner) ?? []
  const markedLines = text.split('\n').map((line) => (line.trim() === '' ? '' : `${mark}${line.trim()}${mark}`))
  return before + markedLines.join('\n') + after
}

function plainText(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? decode(node) : node.name === 'br' ? '\n' : plainText(node.children)))
    .join('')
}

/** Returns a fence of backticks that is longer than any sequence of backticks in the text. */
function fenceFor(text: string, least: number): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  return '`'.repeat(Math.max(least, longest + 1))
}

/** Decodes the four entities that the sanitiser produces. */
function decode(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
