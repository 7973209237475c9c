import type { CompiledMessage } from 'icu-minify/format'

// Languages for tests of the interface, made from English. A page that shows plain English in one of them has a text
// outside the catalogs.

/** English with accents, 40 % longer. */
export const LONG_ENGLISH = 'en-XA'
/** English written from right to left. */
export const MIRRORED_ENGLISH = 'ar-XB'

const GROWTH = 0.4

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accentedLetters = 'àƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÀƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ'
const accents = new Map([...letters].map((letter, index) => [letter, [...accentedLetters][index] ?? letter]))

export function isPseudoLanguage(language: string): boolean {
  return language === LONG_ENGLISH || language === MIRRORED_ENGLISH
}

/** Returns a compiled English message in a pseudo-language. Its placeholders and tags stay as they are. */
export function pseudoMessage(message: CompiledMessage, language: string): CompiledMessage {
  const change = language === LONG_ENGLISH ? lengthen : mirror
  return typeof message === 'string' ? change(message) : message.map((node) => changeNode(node, change) as typeof node)
}

/** Changes the literal texts within a node. A node is a text, a number sign, or an array that begins with a name. */
function changeNode(node: unknown, change: (text: string) => string): unknown {
  if (typeof node === 'string') return change(node)
  if (!Array.isArray(node)) return node
  const [name, kind, forms] = node as [string, unknown, unknown]
  // The name is that of a placeholder, with its kind and its forms or style, or that of a tag, with its children.
  if (typeof kind === 'number' && kind !== 0) return isFormed(kind) ? [name, kind, changeForms(forms, change)] : node
  return [name, ...node.slice(1).map((child: unknown) => changeNode(child, change))]
}

/** Whether this kind of placeholder, by its number in icu-minify, has forms: a select or a plural. */
function isFormed(kind: number): boolean {
  return kind <= 3
}

function changeForms(forms: unknown, change: (text: string) => string) {
  const changed = Object.entries(forms as Record<string, unknown>).map(([name, form]) => [
    name,
    Array.isArray(form) ? form.map((node: unknown) => changeNode(node, change)) : changeNode(form, change),
  ])
  return Object.fromEntries(changed)
}

/** Lengthens each word, so that lines break where those of a longer language would. */
function lengthen(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) => {
    const accented = [...word].map((letter) => accents.get(letter) ?? letter)
    return accented.join('') + (accented.at(-1) ?? '').repeat(Math.ceil(accented.length * GROWTH))
  })
}

/** Encloses each word in marks that override the direction of writing. */
function mirror(text: string): string {
  return text.replaceAll(/\p{L}+/gu, '\u200f\u202e$&\u202c\u200f')
}
