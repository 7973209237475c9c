import { type HtmlElement, type HtmlNode, parseHtml, wrapHtml } from './html-tree.ts'

const tableParts = new Set(['thead', 'tbody', 'tr', 'th', 'td'])
/** Block elements. Parts of a table that are outside a table count as a `div`. */
const blockNames = new Set([
  ...['p', 'div', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'table'],
  ...tableParts,
])
const paragraphBreak = /(?:\s*<br>){2,}\s*/

/** A block of the text; `inner` is the HTML inside it. */
interface Block {
  readonly name: string
  readonly inner: string
}

/**
 * Tidies sanitised HTML, such as a job's description. Returns its blocks, each as HTML. Loose text and `div`s become
 * paragraphs, an empty line (`<br><br>`) starts a new paragraph, empty elements are removed, and paragraphs in list
 * items, cells and headings become lines.
 */
export function tidyHtml(html: string): string[] {
  return flow(parseHtml(html)).map(blockHtml)
}

function flow(nodes: readonly HtmlNode[]): Block[] {
  const blocks: Block[] = []
  let run = ''
  const endRun = () => {
    for (const part of oneSpace(run).split(paragraphBreak)) {
      const inner = trimLine(part)
      if (hasText(inner)) blocks.push({ name: 'p', inner })
    }
    run = ''
  }
  for (const node of nodes) {
    if (!holdsBlock(node)) {
      run += inlineHtml(node)
      continue
    }
    endRun()
    blocks.push(...blocksOf(node))
  }
  endRun()
  return joinLooseItems(blocks)
}

function blocksOf(element: HtmlElement): Block[] {
  const { name, children } = element
  if (name === 'p' || name === 'div' || tableParts.has(name)) return flow(children)
  if (name === 'hr') return [{ name, inner: '' }]
  const inner = blockInner(element)
  if (inner === null) {
    // An inline element around blocks, such as a bold list, is moved inside the paragraphs.
    return flow(children).map((block) =>
      block.name === 'p' ? { name: 'p', inner: wrapInline(element, block.inner) } : block,
    )
  }
  return hasText(inner) ? [{ name, inner }] : []
}

function blockInner({ name, children }: HtmlElement): string | null {
  if (name === 'pre') return children.map((child) => rawHtml(child)).join('')
  if (name === 'blockquote') return flow(children).map(blockHtml).join('')
  if (name === 'ul' || name === 'ol') return children.map(itemHtml).join('')
  if (name === 'table') return children.map(tableHtml).join('')
  if (name === 'li') return lines(children)
  if (name === 'h2' || name === 'h3' || name === 'h4')
    return trimLine(
      children
        .map((child) => inlineHtml(child))
        .join('')
        .replaceAll('<br>', ' '),
    )
  return null
}

/** Turns paragraphs into lines separated by breaks; other blocks (a list in a list item) stay. */
function lines(nodes: readonly HtmlNode[]): string {
  let html = ''
  let isAfterLine = false
  for (const block of flow(nodes)) {
    const isLine = block.name === 'p'
    html += isLine ? `${isAfterLine ? '<br>' : ''}${block.inner}` : blockHtml(block)
    isAfterLine = isLine
  }
  return html
}

function itemHtml(node: HtmlNode): string {
  const inner = typeof node !== 'string' && node.name === 'li' ? lines(node.children) : lines([node])
  return hasText(inner) ? `<li>${inner}</li>` : ''
}

function tableHtml(node: HtmlNode): string {
  if (typeof node === 'string' || !tableParts.has(node.name)) return ''
  const inner = node.name === 'th' || node.name === 'td' ? lines(node.children) : node.children.map(tableHtml).join('')
  return inner === '' && node.name !== 'td' && node.name !== 'th'
    ? ''
    : wrapHtml({ name: node.name, attributes: '' }, inner)
}

/** Returns the HTML of a line, without blocks. Of an element without text, only spaces and line breaks stay. */
function inlineHtml(node: HtmlNode): string {
  if (typeof node === 'string') return node.replace(/[\s\u00a0]+/g, ' ')
  if (node.name === 'br' || node.name === 'hr') return '<br>'
  const inner = node.children.map((child) => inlineHtml(child)).join('')
  if (blockNames.has(node.name)) return ` ${inner} `
  return hasText(inner) ? wrapInline(node, inner) : inner
}

/**
 * Returns an inline element around its text, once per paragraph, and never nested in an element of its kind (no link in
 * a link, no bold in bold).
 */
function wrapInline(element: HtmlElement, inner: string): string {
  const hasNested = inner.includes(`<${element.name}`)
  const withoutNested = hasNested ? inner.replace(new RegExp(`</?${element.name}(?: [^>]*)?>`, 'g'), '') : inner
  const parts = oneSpace(withoutNested)
    .split(paragraphBreak)
    .map((part) => (hasText(part) ? wrapHtml(element, part) : part))
  return parts.join('<br><br>')
}

function rawHtml(node: HtmlNode): string {
  if (typeof node === 'string') return node
  return node.name === 'br' ? '\n' : node.children.map((child) => rawHtml(child)).join('')
}

/** Wraps list items that are outside a list in a list. */
function joinLooseItems(blocks: readonly Block[]): Block[] {
  const joinedBlocks: Block[] = []
  let items = ''
  for (const block of [...blocks, null]) {
    if (block?.name === 'li') {
      items += blockHtml(block)
      continue
    }
    if (items !== '') joinedBlocks.push({ name: 'ul', inner: items })
    items = ''
    if (block !== null) joinedBlocks.push(block)
  }
  return joinedBlocks
}

function holdsBlock(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string' && (blockNames.has(node.name) || node.children.some(holdsBlock))
}

function blockHtml({ name, inner }: Block): string {
  return name === 'hr' ? '<hr>' : wrapHtml({ name, attributes: '' }, inner)
}

/** Collapses spaces, and removes spaces and breaks at both ends. */
function trimLine(html: string): string {
  return oneSpace(html).replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '')
}

/** Collapses spaces. Skips tags, so that addresses stay unchanged. */
function oneSpace(html: string): string {
  return html.replace(/<[^>]*>| {2,}/g, (part) => (part.startsWith('<') ? part : ' '))
}

function hasText(html: string): boolean {
  return /(?:^|>)[\s\u00a0]*[^\s\u00a0<]/.test(html)
}
