import { parseSync } from 'vite'

/** A node of a syntax tree, in the form that parsers of JavaScript share (ESTree, with TypeScript and JSX). */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [property: string]: unknown
}

/**
 * Parses a source file by the ending of its name.
 *
 * @throws if it has a syntax error
 */
export function parseSource(path: string, code: string): SyntaxNode {
  const { program, errors } = parseSync(path, code)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  return program as unknown as SyntaxNode
}

/** Calls `visit` for a node and all nodes below it, outer ones first, with the nodes around each, the nearest last. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, around: readonly SyntaxNode[]) => void,
  around: readonly SyntaxNode[] = [],
): void {
  visit(node, around)
  const inside = [...around, node]
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, inside)
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
}

/** Returns the text of a string literal, or of a template without placeholders; undefined for other nodes. */
export function literalText(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node?.type !== 'TemplateLiteral' || (node.expressions as unknown[]).length > 0) return undefined
  const [only] = node.quasis as { value: { cooked: string } }[]
  return only?.value.cooked
}

/** Returns the line of an offset, from 1. */
export function lineOf(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length
}
