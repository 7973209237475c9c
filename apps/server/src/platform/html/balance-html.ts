const token = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g
const voids = new Set(['br', 'hr', 'img'])

interface OpenElement {
  readonly name: string
  /** The closing tag; empty for an element whose tags are omitted. */
  readonly end: string
}

/**
 * Balances the tags of sanitised HTML: open elements end with their parent, stray end tags are removed, links don't
 * nest, and a link without a target becomes its words. Takes a sanitiser's output: lower-case tags, with `<` and `>`
 * escaped in text and attributes. Linear in its length.
 */
export function balanceHtml(html: string): string {
  const openElements: OpenElement[] = []
  const counts = new Map<string, number>()
  const countOf = (name: string) => counts.get(name) ?? 0
  let links = 0
  let balancedHtml = ''
  function close(): string {
    const { name, end } = openElements.pop() ?? { name: '', end: '' }
    counts.set(name, countOf(name) - 1)
    if (end === '</a>') links -= 1
    balancedHtml += end
    return name
  }
  for (const [text, slash, name, attributes = ''] of html.matchAll(token)) {
    if (name === undefined || voids.has(name)) {
      balancedHtml += text
      continue
    }
    if (slash === '/') {
      if (countOf(name) > 0) while (close() !== name);
      continue
    }
    const isShown = name !== 'a' || (links === 0 && attributes.includes(' href='))
    openElements.push({ name, end: isShown ? `</${name}>` : '' })
    counts.set(name, countOf(name) + 1)
    if (isShown && name === 'a') links += 1
    if (isShown) balancedHtml += text
  }
  while (openElements.length > 0) close()
  return balancedHtml
}
