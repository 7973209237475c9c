import compile from 'icu-minify/compile'
import { formatLanguage } from '../src/formatters.ts'
import { isPseudoLanguage, pseudoMessage } from '../src/pseudo.ts'
import { SOURCE_LANGUAGE } from '../src/text-source.ts'
import { codeOfText } from './compile-text.ts'
import { type FoundCall, findTexts, type LabelCall, type TextCall, textFunctions, valueNames } from './find-texts.ts'
import type { SyntaxNode } from './parse-source.ts'

export interface Translations {
  readonly language: string
  /** Returns a translation by its key. Without one, the text stays English. */
  readonly translationOf: (key: string) => string | undefined
}

/**
 * Returns a source file with its texts in one language: each call of `t`, `msg` and `rich` becomes a literal, a template
 * or a small expression.
 *
 * @throws if the file has a call that can't be read
 */
export function replaceTexts(path: string, code: string, translations: Translations): string {
  const { calls, imports, problems } = findTexts(path, code)
  const [first] = problems
  if (first) throw new Error(`${path}:${first.line}: ${first.problem}`)
  const used = new Map<string, string>()
  const use = (name: string) => {
    const local = `$${name}`
    used.set(name, local)
    return local
  }
  const replacements = [
    ...calls.map((call) => ({
      node: call.node,
      replacement: () => codeOfCall(call),
    })),
    ...imports.map((node) => ({ node, replacement: () => otherImports(node, code) })),
  ].toSorted((a, b) => a.node.start - b.node.start)

  /** Returns the code between two offsets, with the calls in it replaced. */
  function codeBetween(start: number, end: number): string {
    let result = ''
    let at = start
    for (const { node, replacement } of replacements) {
      // Calls within a call are replaced with it.
      if (node.start < at || node.end > end) continue
      result += code.slice(at, node.start) + replacement()
      at = node.end
    }
    return result + code.slice(at, end)
  }
  const codeOfNode = (node: SyntaxNode) => codeBetween(node.start, node.end)

  /** A message without placeholders is a text in the bundle, one with placeholders a function of the values. */
  function codeOfLabel({ label, values }: LabelCall): string {
    return values ? `(${codeOfNode(label)})(${codeOfNode(values)})` : `(${codeOfNode(label)})`
  }

  function codeOfCall(call: FoundCall): string {
    if (call.kind === 'label') return codeOfLabel(call)
    // In place, so that a bundle doesn't contain what it would do in another language.
    if (call.kind === 'language') return JSON.stringify(tagOf(translations.language))
    if (call.kind !== 'integer') return codeOfTextCall(call)
    // In place, because nearly every page formats a number, and the functions of `compiled.ts` would then be on it, too.
    const number = codeOfNode(call.number)
    if (formatLanguage(translations.language) !== 'en-GB') return `${use('integer')}(${number})`
    return `String(${number}).replace(/\\B(?=(?:\\d{3})+$)/g, ",")`
  }

  function codeOfTextCall({ kind, key, text, values }: TextCall): string {
    const { message, language } = messageOf(key, text, translations)
    const isRich = kind === 'rich'
    if (typeof message === 'string') return JSON.stringify(message)
    if (kind === 'msg') {
      return `(($) => ${codeOfText(message, { language, isRich, codeOfValue: (name) => `$.${name}`, use })})`
    }
    const parameters: string[] = []
    const codes: string[] = []
    const bind = (parameter: string, value: SyntaxNode) => {
      parameters.push(parameter)
      codes.push(codeOfNode(value))
      return parameter
    }
    const codeOfValue = readValues(values, bind, codeOfNode)
    const body = codeOfText(message, { language, isRich, codeOfValue, use })
    return parameters.length === 0 ? `(${body})` : `((${parameters.join(', ')}) => ${body})(${codes.join(', ')})`
  }

  const result = codeBetween(0, code.length)
  return importsOf(used) + result
}

/** Returns the language for `Intl`, as `currentLanguage` does when it runs. */
function tagOf(language: string): string {
  return isPseudoLanguage(language) ? SOURCE_LANGUAGE : language
}

/** Returns an import declaration without the functions whose calls are replaced. */
function otherImports({ specifiers, source, importKind, start, end }: SyntaxNode, code: string): string {
  if (importKind === 'type') return code.slice(start, end)
  const others = (specifiers as SyntaxNode[]).filter(
    ({ imported }) => !textFunctions.has(String((imported as SyntaxNode | undefined)?.name)),
  )
  if (others.length === 0) return ''
  const names = others.map(({ start, end }) => code.slice(start, end))
  return `import { ${names.join(', ')} } from '${(source as SyntaxNode).value}'`
}

function messageOf(key: string, text: string, { language, translationOf }: Translations) {
  if (isPseudoLanguage(language)) {
    return { message: pseudoMessage(compile(text), language), language: formatLanguage(language) }
  }
  const translation = translationOf(key)
  return translation ? { message: compile(translation), language } : { message: compile(text), language: 'en' }
}

/**
 * Returns the function that gives the expression of a value. Values that are more than a name become parameters of a
 * function around the text, so that they are evaluated once, in their order.
 */
function readValues(
  values: SyntaxNode | undefined,
  bind: (parameter: string, value: SyntaxNode) => string,
  codeOfNode: (node: SyntaxNode) => string,
): (name: string) => string {
  if (!values) return (name) => `$.${name}`
  if (!valueNames(values)) {
    bind('$', values)
    return (name) => `$.${name}`
  }
  const codes = new Map(
    (values.properties as SyntaxNode[]).map((property) => {
      const key = property.key as SyntaxNode
      const value = property.value as SyntaxNode
      const name = String(key.name ?? key.value)
      return [name, isPlain(value) ? codeOfNode(value) : bind(`$${name}`, value)]
    }),
  )
  return (name) => codes.get(name) ?? 'undefined'
}

/** Whether an expression can be repeated: a name, or a property of one. */
function isPlain(node: SyntaxNode): boolean {
  if (node.type === 'MemberExpression') return node.computed !== true && isPlain(node.object as SyntaxNode)
  return node.type === 'Identifier' || node.type === 'Literal'
}

/** The import of the functions that the code of the texts calls. */
function importsOf(used: ReadonlyMap<string, string>): string {
  const specifiers = (names: readonly string[]) => names.map((name) => `${name} as ${used.get(name)}`).join(', ')
  const names = [...used.keys()]
  const texts = names.filter((name) => name !== 'parts')
  return [
    texts.length > 0 ? `import { ${specifiers(texts)} } from '@rise/texts/compiled';` : '',
    names.includes('parts') ? `import { ${specifiers(['parts'])} } from '@rise/texts/compiled-rich';` : '',
  ].join('')
}
