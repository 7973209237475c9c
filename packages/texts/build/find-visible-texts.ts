import type { Problem } from './find-texts.ts'
import { lineOf, literalText, parseSource, type SyntaxNode, walk } from './parse-source.ts'

/** Attributes and properties that are shown or read aloud. */
const visibleNames = new Set([
  ...['label', 'title', 'aria-label', 'alt', 'placeholder', 'description'],
  ...['ariaLabel', 'hint', 'summary', 'searchLabel', 'feeds', 'subtitle'],
])

/** Returns the visible texts of a file that are in no catalog: texts in JSX, and in attributes that are shown. */
export function findVisibleTexts(path: string, code: string, program = parseSource(path, code)): Problem[] {
  const problems: Problem[] = []
  const report = (node: SyntaxNode, text: string) => {
    const line = lineOf(code, node.start + (/^\s*/.exec(code.slice(node.start))?.[0].length ?? 0))
    problems.push({ line, problem: `“${text.trim().replaceAll(/\s+/g, ' ')}” is in no catalog: use t.` })
  }
  walk(program, (node, around) => {
    if (node.type === 'JSXText' && hasWords(String(node.value))) report(node, String(node.value))
    const shown = shownValue(node, around.at(-1))
    if (shown) for (const literal of literalsOf(shown)) report(literal.node, literal.text)
  })
  return problems
}

/** Returns the value that a node shows: that of a visible attribute or property, or an expression between JSX tags. */
function shownValue(node: SyntaxNode, parent: SyntaxNode | undefined): SyntaxNode | undefined {
  if (node.type === 'JSXAttribute') {
    const value = node.value as SyntaxNode | null
    return value && visibleNames.has(nameOf(node.name)) ? value : undefined
  }
  // A key in quotes, such as `'title'` in a query, is rarely a label, so only plain names count.
  if (node.type === 'Property' && parent?.type === 'ObjectExpression') {
    return visibleNames.has(nameOf(node.key)) ? (node.value as SyntaxNode) : undefined
  }
  return node.type === 'JSXExpressionContainer' && /^JSX(Element|Fragment)$/.test(parent?.type ?? '') ? node : undefined
}

function nameOf(name: unknown): string {
  return String((name as SyntaxNode).name)
}

/** Returns the texts that an expression can result in. Arguments of calls are not among them. */
function literalsOf(node: SyntaxNode): { node: SyntaxNode; text: string }[] {
  const text = literalText(node)
  if (text !== undefined) return hasWords(text) ? [{ node, text }] : []
  const inside = (...names: readonly string[]) => names.flatMap((name) => literalsOf(node[name] as SyntaxNode))
  switch (node.type) {
    case 'JSXExpressionContainer':
      return inside('expression')
    case 'ConditionalExpression':
      return inside('consequent', 'alternate')
    case 'LogicalExpression':
    case 'BinaryExpression':
      return node.operator === '+' || node.type === 'LogicalExpression' ? inside('left', 'right') : []
    case 'TemplateLiteral': {
      const text = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' … ')
      return hasWords(text) ? [{ node, text }] : []
    }
    default:
      return []
  }
}

/** Whether a text has a word. Addresses, numbers and signs are the same in every language. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text) && !/^\s*(\w+:\/\/|\/)\S*\s*$/.test(text)
}
