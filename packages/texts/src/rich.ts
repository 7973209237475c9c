import format, { type CompiledMessage } from 'icu-minify/format'
import { createElement, Fragment, type ReactNode } from 'react'
import { NUMBER_SIGN, ORDINAL, PLURAL, SELECT } from './message-nodes.ts'
import { type ReadyText, readyText } from './render-text.ts'
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
  const ready = readyText(keyOf(text, context))
  return childrenOf(ready.message, { ...ready, values })
}

interface Surroundings extends ReadyText {
  readonly values: RichValues
  /** The number that `#` stands for, within a plural. */
  readonly number?: number
}

// icu-minify's own `format` takes no elements as values, and merges neighbouring texts. The build makes each of them a
// child (`compile-text.ts`), and the browser must find the same children in the server's page.
function childrenOf(nodes: unknown, surroundings: Surroundings): ReactNode {
  const list: unknown[] = Array.isArray(nodes) ? nodes : [nodes]
  const isText = list.every((node) => typeof node === 'string')
  return isText ? list.join('') : joined(list.map((node) => childOf(node, surroundings)))
}

function childOf(node: unknown, surroundings: Surroundings): ReactNode {
  const { values, language, options, number } = surroundings
  if (typeof node === 'string') return node
  if (node === NUMBER_SIGN) return options.formatters.getNumberFormat(language).format(number ?? 0)
  const [name, kind, forms] = node as [string, unknown, Readonly<Record<string, unknown>>]
  const value = values[name]
  if (kind === undefined) return value as ReactNode
  // The name of a tag is followed by its children.
  if (typeof kind !== 'number' || kind === NUMBER_SIGN) {
    const children = (node as unknown[]).slice(1).map((child) => childOf(child, surroundings))
    return (value as (content: ReactNode) => ReactNode)(joined(children))
  }
  if (kind === SELECT) return childrenOf(forms[String(value)] ?? forms.other, surroundings)
  if (kind === PLURAL || kind === ORDINAL) {
    const type = kind === PLURAL ? 'cardinal' : 'ordinal'
    const category = options.formatters.getPluralRules(language, { type }).select(Number(value))
    const form = forms[`=${value}`] ?? forms[category] ?? forms.other
    return childrenOf(form, { ...surroundings, number: Number(value) })
  }
  return format([node] as CompiledMessage, language, { [name]: value as number | Date }, options) as string
}

/** Returns the parts as children of one element: an array of them would need keys. */
function joined(parts: readonly ReactNode[]): ReactNode {
  return parts.length === 1 ? parts[0] : createElement(Fragment, null, ...parts)
}
