import { compareNames, languageInWords } from '@rise/contract/words'

/** The languages in which most jobs are written, by ISO 639-1 code. */
const codes =
  'ar bg cs da de el en es et fi fr he hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sv th tr uk vi zh'.split(' ')

/** Returns languages, sorted by name, including the chosen one. */
export function languageOptions(chosenCode: string | null): { code: string; name: string }[] {
  const allCodes = chosenCode === null || codes.includes(chosenCode) ? codes : [...codes, chosenCode]
  return allCodes
    .map((code) => ({ code, name: languageInWords(code) }))
    .toSorted((a, b) => compareNames(a.name, b.name))
}
