import type { CompiledMessage } from 'icu-minify/format'
import { NUMBER, NUMBER_SIGN, ORDINAL, PLURAL, SELECT } from '../src/message-nodes.ts'

/** How the compiled code reads a value and calls a function. */
export interface Surroundings {
  /** The language of the plurals and formats. */
  readonly language: string
  /** Whether the text has elements: then its code is a child of an element, otherwise a text. */
  readonly isRich: boolean
  /** Returns the expression of a value. It may occur several times in the code. */
  readonly codeOfValue: (name: string) => string
  /** Returns the local name of a function of `compiled.ts` or `compiled-rich.ts`. */
  readonly use: (name: string) => string
}

/**
 * Returns an expression for a compiled message: a literal, a template, or calls of the functions in `compiled.ts`. That
 * is smaller than the message as data together with a function that interprets it.
 */
export function codeOfText(message: CompiledMessage, surroundings: Surroundings): string {
  return codeOfNodes(message, surroundings)
}

/** @param number the expression of the number that `#` stands for, within a plural */
function codeOfNodes(nodes: unknown, surroundings: Surroundings, number?: string): string {
  // A form of a plural is a single node if it has no more.
  const list: unknown[] = Array.isArray(nodes) ? nodes : [nodes]
  const texts = list.filter((node) => typeof node === 'string')
  if (texts.length === list.length) return JSON.stringify(texts.join(''))
  const codeOf = (node: unknown) => codeOfNode(node, surroundings, number)
  if (surroundings.isRich) return asChildren(list.map(codeOf), surroundings)
  // The code of anything but a plain placeholder is a text.
  const [only] = list
  if (list.length === 1 && Array.isArray(only) && only.length > 1) return codeOf(only)
  const parts = list.map((node) => (typeof node === 'string' ? escapeTemplate(node) : `\${${codeOf(node)}}`))
  return `\`${parts.join('')}\``
}

function codeOfNode(node: unknown, surroundings: Surroundings, number: string | undefined): string {
  const { codeOfValue, use } = surroundings
  if (typeof node === 'string') return JSON.stringify(node)
  if (node === NUMBER_SIGN) return `${use('count')}(${number})`
  const [name, kind, details] = node as [string, unknown, unknown]
  const value = codeOfValue(name)
  if (kind === undefined) return value
  // The name of a tag is followed by its children.
  if (typeof kind !== 'number' || kind === NUMBER_SIGN) {
    const children = (node as unknown[]).slice(1).map((child) => codeOfNode(child, surroundings, number))
    return `${value}(${asChildren(children, surroundings)})`
  }
  const formsFor = (poundNumber: string | undefined) =>
    Object.entries(details as object).map(([form, nodes]) => [form, codeOfNodes(nodes, surroundings, poundNumber)])
  if (kind === SELECT) return `${use('select')}(${value}, ${asObject(formsFor(number))})`
  if (kind === ORDINAL) return `${use('ordinal')}(${value}, ${asObject(formsFor(value))})`
  if (kind === PLURAL) {
    const forms = formsFor(value)
    return isEnglish(surroundings.language)
      ? englishPlural(value, forms)
      : `${use('plural')}(${value}, ${asObject(forms)})`
  }
  const style = details === undefined ? '' : `, ${JSON.stringify(details)}`
  return `${use(kind === NUMBER ? 'number' : 'date')}(${value}${style})`
}

function isEnglish(language: string): boolean {
  return language === 'en' || language.startsWith('en-')
}

/** English has two categories, so its plurals are comparisons. */
function englishPlural(value: string, forms: readonly (readonly string[])[]): string {
  const exact = forms.filter(([form]) => form?.startsWith('=')).map(([form, code]) => [form?.slice(1), code])
  const one = forms.filter(([form]) => form === 'one').map(([, code]) => ['1', code])
  const comparisons = [...exact, ...one].map(([number, code]) => `${value} === ${number} ? ${code} : `)
  return `(${comparisons.join('')}${forms.find(([form]) => form === 'other')?.[1]})`
}

function asObject(forms: readonly (readonly string[])[]): string {
  return `{ ${forms.map(([form, code]) => `${JSON.stringify(form)}: ${code}`).join(', ')} }`
}

function asChildren(codes: readonly string[], { use }: Surroundings): string {
  const [first = '""', ...others] = codes
  return others.length === 0 ? first : `${use('parts')}(${codes.join(', ')})`
}

function escapeTemplate(text: string): string {
  return text.replaceAll(/[\\`]|\$\{/g, '\\$&')
}
