import { keyOf } from '../src/text-key.ts'
import { problemOfText, shapeOf } from './message-shape.ts'
import { lineOf, literalText, parseSource, type SyntaxNode, walk } from './parse-source.ts'

/** A call of `t`, `msg` or `rich` with a text in place. */
export interface TextCall {
  readonly kind: 't' | 'msg' | 'rich'
  readonly node: SyntaxNode
  readonly text: string
  readonly key: string
  /** The argument with the values of the placeholders. */
  readonly values: SyntaxNode | undefined
}

/** A call that renders a message from elsewhere: `t(label)`, `t(pattern, values)`. */
export interface LabelCall {
  readonly kind: 'label'
  readonly node: SyntaxNode
  readonly label: SyntaxNode
  readonly values: SyntaxNode | undefined
}

/** A call of `integer`. */
export interface IntegerCall {
  readonly kind: 'integer'
  readonly node: SyntaxNode
  readonly number: SyntaxNode
}

/** A call of `currentLanguage`. */
export interface LanguageCall {
  readonly kind: 'language'
  readonly node: SyntaxNode
}

export type FoundCall = TextCall | LabelCall | IntegerCall | LanguageCall

export interface Problem {
  readonly line: number
  readonly problem: string
}

export interface FoundTexts {
  readonly calls: readonly FoundCall[]
  /** The import declarations of the functions. */
  readonly imports: readonly SyntaxNode[]
  readonly problems: readonly Problem[]
}

const modules = new Set(['@rise/texts', '@rise/texts/rich'])
/** The functions whose calls the build replaces. */
export const textFunctions: ReadonlySet<string> = new Set(['t', 'msg', 'rich', 'integer', 'currentLanguage'])

/** Whether a file can contain calls: a quick test before it is parsed. */
export function mayHaveTexts(code: string): boolean {
  return code.includes('@rise/texts')
}

/** Finds the texts of a source file, and the calls that the build couldn't read. */
export function findTexts(path: string, code: string, program = parseSource(path, code)): FoundTexts {
  const calls: FoundCall[] = []
  const problems: Problem[] = []
  const imports = importsOf(program)
  const imported = importedNames(imports)
  const constants = constantTexts(program)
  walk(program, (node, around) => {
    const report = (problem: string) => problems.push({ line: lineOf(code, node.start), problem })
    if (node.type !== 'Identifier' || !imported.has(String(node.name))) return
    const name = imported.get(String(node.name)) ?? ''
    const parent = around.at(-1)
    if (!parent || isName(node, parent)) return
    if (parent.type !== 'CallExpression' || parent.callee !== node) {
      report(`${name} is used other than by calling it; the build can't read that.`)
      return
    }
    const call = readCall(name, parent, constants)
    if (typeof call === 'string') report(call)
    else {
      calls.push(call)
      const isLate = around.some(({ type }) => /Function/.test(type))
      if (name !== 'msg' && !isLate) report(`${name} runs once, when the module is loaded: use msg here, and t later.`)
      for (const problem of problemsOfCall(call)) report(problem)
    }
  })
  return { calls, imports, problems }
}

function importsOf(program: SyntaxNode): SyntaxNode[] {
  return (program.body as SyntaxNode[]).filter(
    (node) => node.type === 'ImportDeclaration' && modules.has(String((node.source as SyntaxNode).value)),
  )
}

/** Returns the functions of this package that a file imports: local name to own name. */
function importedNames(imports: readonly SyntaxNode[]): ReadonlyMap<string, string> {
  const specifiers = imports.flatMap(({ specifiers }) => specifiers as SyntaxNode[])
  return new Map(
    specifiers
      .map(({ imported, local }) => [
        String((local as SyntaxNode).name),
        String((imported as SyntaxNode | undefined)?.name),
      ])
      .filter((pair): pair is [string, string] => textFunctions.has(pair[1] ?? '')),
  )
}

/** Returns the names of constants of a file that hold a text. `t` of one of them would be in no catalog. */
function constantTexts(program: SyntaxNode): ReadonlySet<string> {
  const found = new Set<string>()
  walk(program, ({ type, id, init }) => {
    if (type === 'VariableDeclarator' && literalText(init as SyntaxNode) !== undefined) {
      found.add(String((id as SyntaxNode).name))
    }
  })
  return found
}

/** Whether an identifier is only a name here: in an import, of a property, or of a member. */
function isName(node: SyntaxNode, parent: SyntaxNode): boolean {
  if (parent.type === 'ImportSpecifier') return true
  if (parent.type === 'MemberExpression') return parent.property === node && parent.computed !== true
  if (parent.type === 'Property') return parent.key === node && parent.shorthand !== true
  return /^TS|^JSX/.test(parent.type)
}

/** Returns a call, or the reason why the build can't read it. */
function readCall(name: string, node: SyntaxNode, constants: ReadonlySet<string>): FoundCall | string {
  const [first, second, third] = node.arguments as SyntaxNode[]
  if (name === 'currentLanguage') return { kind: 'language', node }
  if (name === 'integer' && first) return { kind: 'integer', node, number: first }
  const text = literalText(first)
  if (text === undefined) {
    if (!first || name === 'msg' || name === 'rich' || !isLabel(first, constants)) {
      return `The first argument of ${name} must be a text in place${name === 't' ? ', or a message from msg' : ''}.`
    }
    return { kind: 'label', node, label: first, values: second }
  }
  const hasContext = literalText(second) !== undefined
  const context = literalText(hasContext ? second : third)
  if (third && context === undefined) return 'The context of a text must be in place.'
  const values = hasContext ? undefined : second
  return { kind: name as TextCall['kind'], node, text, key: keyOf(text, context), values }
}

/** Whether an argument can be a message from `msg`. */
function isLabel(node: SyntaxNode, constants: ReadonlySet<string>): boolean {
  if (node.type === 'Identifier') return !constants.has(String(node.name))
  return ['MemberExpression', 'CallExpression', 'ChainExpression', 'LogicalExpression'].includes(node.type)
}

/** Returns what is wrong with the text of a call, or with its values. */
function problemsOfCall(call: FoundCall): string[] {
  if (!('text' in call)) return []
  const problem = problemOfText(call.text)
  if (problem) return [problem]
  if (call.kind === 'msg') return []
  const { placeholders, tags } = shapeOf(call.text)
  const needed = [...placeholders.keys(), ...tags]
  const given = call.values === undefined ? [] : valueNames(call.values)
  // The names in an object from elsewhere aren't known here.
  if (given === undefined) return []
  return [
    ...needed.filter((name) => !given.includes(name)).map((name) => `The text has {${name}}, but no value for it.`),
    ...given.filter((name) => !needed.includes(name)).map((name) => `The text has no {${name}}, but a value for it.`),
  ]
}

/** Returns the names in an object literal; undefined if it isn't one, or contains another. */
export function valueNames(values: SyntaxNode): string[] | undefined {
  if (values.type !== 'ObjectExpression') return undefined
  const properties = values.properties as SyntaxNode[]
  if (properties.some(({ type, computed }) => type !== 'Property' || computed === true)) return undefined
  return properties.map(({ key }) => String((key as SyntaxNode).name ?? (key as SyntaxNode).value))
}
