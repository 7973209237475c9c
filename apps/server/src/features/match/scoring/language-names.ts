import { foldText } from '../../../platform/words/fold-text.ts'

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
const letters = [...'abcdefghijklmnopqrstuvwxyz']

// Created when first needed, because it takes some milliseconds.
let codes: ReadonlyMap<string, string> | undefined

/**
 * Returns the ISO 639-1 code of a language by its name in English or in the language itself; undefined for an unknown
 * name.
 */
export function languageCode(name: string): string | undefined {
  codes ??= new Map(letters.flatMap((first) => letters.flatMap((second) => namesOf(first + second))))
  return codes.get(foldText(name).trim())
}

function namesOf(code: string): [string, string][] {
  const english = names.of(code)
  if (english === undefined) return []
  const nativeName = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code) ?? english
  return [
    [foldText(nativeName), code],
    [foldText(english), code],
  ]
}
