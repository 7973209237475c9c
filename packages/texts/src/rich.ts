import { createElement, Fragment, type ReactNode } from 'react'
import { renderText } from './render-text.ts'
import { keyOf } from './text-key.ts'

/** The values of a text with elements: for a placeholder a text or an element, for a tag a function of its content. */
export type RichValues = Readonly<Record<string, ReactNode | Date | ((content: ReactNode) => ReactNode)>>

/**
 * Renders a text with elements in the current language:
 * `rich('Accept the <terms>terms</terms>', { terms: (text) => <a href="/terms">{text}</a> })`.
 */
export function rich<const T extends string>(
  text: string extends T ? never : T,
  values: RichValues,
  context?: string,
): ReactNode {
  const wrapped = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? (parts: ReactNode[]) => value(joined(parts)) : value,
  ])
  const parts = renderText<ReactNode>(keyOf(text, context), Object.fromEntries(wrapped)) as ReactNode | ReactNode[]
  return Array.isArray(parts) ? joined(parts) : parts
}

/** Returns the parts as children of one element: an array of them would need keys. */
function joined(parts: readonly ReactNode[]): ReactNode {
  return parts.length === 1 ? parts[0] : createElement(Fragment, null, ...parts)
}
