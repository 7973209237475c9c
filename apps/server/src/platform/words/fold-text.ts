/**
 * Replacements of letters that don't decompose into a base letter and a mark: what people type who don't have the
 * letter on their keyboard. Greek's final sigma becomes an ordinary one. The keys are in lower case.
 */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ς: 'σ',
}
const lettersToReplace = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')
/** Invisible characters: soft hyphens, zero-width spaces, word joiners, the byte order mark. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g
/**
 * Accents of Latin, Greek and Cyrillic, vowel points of Hebrew and Arabic, which are mostly omitted in writing, and the
 * stroke that lengthens Arabic words.
 */
const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g

/**
 * Normalises text for comparison: one form of each character (Unicode NFKC, which includes full-width letters and
 * ligatures), lower case, no accents. Marks that are letters of their script (Devanagari's vowels, kana's voicing)
 * stay.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(lettersToReplace, (letter) => plainLetters[letter] ?? letter)
}
