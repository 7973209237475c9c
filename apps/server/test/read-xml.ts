import { SaxesParser } from 'saxes'

export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

/** Parses a document as XML 1.0 with namespaces; throws if it is not well-formed. */
export function readXml(document: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const openElements = [root]
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value])
    const element: XmlElement = { name, attributes: Object.fromEntries(values), children: [], text: '' }
    openElements.at(-1)?.children.push(element)
    openElements.push(element)
  })
  parser.on('text', (text) => {
    const element = openElements.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => void openElements.pop())
  parser.write(document).close()
  const [top] = root.children
  if (!top) throw new Error('The document is empty.')
  return top
}

/** Returns the texts of all elements with this name, in order. */
export function textsOf(element: XmlElement, name: string): string[] {
  const textsBelow = element.children.flatMap((child) => textsOf(child, name))
  return element.name === name ? [element.text, ...textsBelow] : textsBelow
}
