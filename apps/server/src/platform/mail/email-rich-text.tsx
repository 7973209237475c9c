import { Parser } from 'htmlparser2'
import { createElement, type ReactNode } from 'react'
import { paintedStyle } from './email-style.ts'
import { PageLink } from './page-link.tsx'

interface Node {
  readonly tag: string
  readonly href: string | undefined
  readonly children: ReactNode[]
}

const size = { fontSize: '16px', lineHeight: '24px', overflowWrap: 'anywhere' } as const

/** Returns the words of a text from the editor, without markup. */
export function plainText(html: string): string {
  const words: string[] = []
  const parser = new Parser({
    ontext(text) {
      words.push(text)
    },
    onopentag(tag) {
      if (!inline.has(tag)) words.push(' ')
    },
  })
  parser.end(html)
  return words.join('')
}

/** Elements that don't separate words. */
const inline: ReadonlySet<string> = new Set(['a', 'strong', 'em'])

/**
 * Text from the editor, sanitised when it was saved, in the style of emails. `fill` changes only text, never markup.
 */
export function EmailRichText({ html, fill }: { readonly html: string; readonly fill: (text: string) => string }) {
  const root: Node = { tag: 'div', href: undefined, children: [] }
  const openNodes: Node[] = [root]
  const parser = new Parser({
    onopentag(tag, { href }) {
      openNodes.push({ tag, href, children: [] })
    },
    ontext(text) {
      openNodes.at(-1)?.children.push(fill(text))
    },
    onclosetag() {
      const node = openNodes.pop()
      if (node) openNodes.at(-1)?.children.push(draw(node, openNodes.at(-1)?.children.length ?? 0))
    },
  })
  parser.end(html)
  return <div>{root.children}</div>
}

function draw({ tag, href, children }: Node, key: number): ReactNode {
  switch (tag) {
    case 'h2':
    case 'h3':
    case 'h4':
      return createElement(
        tag,
        { key, ...paintedStyle('text', { ...size, fontWeight: 600, margin: '0 0 12px' }) },
        ...children,
      )
    case 'p':
      return createElement('p', { key, ...paintedStyle('text', { ...size, margin: '0 0 16px' }) }, ...children)
    case 'ul':
    case 'ol':
      return createElement(
        tag,
        { key, ...paintedStyle('text', { ...size, margin: '0 0 16px', paddingLeft: '24px' }) },
        ...children,
      )
    case 'blockquote':
      return createElement(
        'blockquote',
        { key, ...paintedStyle('quote', { ...size, margin: '0 0 16px' }) },
        ...children,
      )
    case 'a':
      return (
        <PageLink key={key} href={href} {...paintedStyle('link', { textDecoration: 'underline' })}>
          {children}
        </PageLink>
      )
    case 'br':
      return <br key={key} />
    case 'li':
    case 'strong':
    case 'em':
      return createElement(tag, { key }, ...children)
    default:
      return <span key={key}>{children}</span>
  }
}
