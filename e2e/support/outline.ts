import type { Page } from '@playwright/test'

const landmarks = new Set(['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search'])
/** Items of a list: their headings are the same in all of them. */
const items = new Set(['article', 'listitem', 'row'])

/**
 * Returns the page's landmarks and headings in the order in which a screen reader reads them, one per line, indented by
 * landmark. The headings in a list's items are one line.
 */
export async function outlineOf(page: Page): Promise<string[]> {
  const nodes = (await page.locator('body').ariaSnapshot()).split('\n').flatMap((line) => {
    const [, indent = '', role = '', name, attributes = ''] =
      /^( *)- (\w+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)/.exec(line) ?? []
    return role === '' ? [] : [{ depth: indent.length, role, name, level: /level=(\d)/.exec(attributes)?.[1] }]
  })
  const lines: string[] = []
  const parents: typeof nodes = []
  for (const node of nodes) {
    while ((parents.at(-1)?.depth ?? -1) >= node.depth) parents.pop()
    const indent = '  '.repeat(parents.filter(({ role }) => landmarks.has(role)).length)
    // An article right in the main content is the page itself.
    const isInItem = parents.some(({ role }, index) => items.has(role) && parents[index - 1]?.role !== 'main')
    if (landmarks.has(node.role)) lines.push(indent + [node.role, node.name].filter(Boolean).join(' '))
    if (node.role === 'heading') {
      const line = isInItem ? `${indent}h${node.level} of each item` : `${indent}h${node.level} ${node.name}`
      if (!isInItem || lines.at(-1) !== line) lines.push(line)
    }
    parents.push(node)
  }
  return lines
}
