/** A piece of balanced HTML: an element, or text as written (including entities). */
export type HtmlNode = string | HtmlElement

export interface HtmlElement {
  readonly name: string
  /** The rest of the opening tag after the name, such as ` href="..."`. */
  readonly attributes: string
  readonly children: HtmlNode[]
}

const token = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g
const voids = new Set(['br', 'hr'])

/**
 * Parses a sanitiser's output, which is balanced and lower-case, has no void elements besides `br` and `hr`, and has
 * `<` and `>` escaped in text and attributes.
 */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlNode[] = []
  const openElements: HtmlElement[] = []
  for (const [text, slash, name, attributes = ''] of html.matchAll(token)) {
    if (slash === '/') {
      openElements.pop()
      continue
    }
    const node = name === undefined ? text : { name, attributes: attributes.replace(/\s*\/$/, ''), children: [] }
    const parent = openElements.at(-1)
    if (parent === undefined) root.push(node)
    else parent.children.push(node)
    if (typeof node !== 'string' && !voids.has(node.name)) openElements.push(node)
  }
  return root
}

/** Returns the HTML of an element around `inner`. */
export function wrapHtml({ name, attributes }: Pick<HtmlElement, 'name' | 'attributes'>, inner: string): string {
  return `<${name}${attributes}>${inner}</${name}>`
}
