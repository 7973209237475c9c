/** Letters that Unicode does not decompose into a plain letter and a mark. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  // The sign for an increment, which fonts draw as they do the letter.
  '∆': 'δ',
  ة: 'ه',
  ى: 'ي',
  '’': "'",
  ʼ: "'",
  '‐': '-',
  '‑': '-',
}
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu')
/** Accents, and the vowel signs and the filler of Arabic. */
const marks = /[\u0300-\u036f\u0640\u064b-\u0655]/g
const digits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g

/** The blocks of digits begin at a multiple of 16, those of Devanagari 6 behind one. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  return String(code >= 0x966 && code <= 0x96f ? code - 0x966 : code % 16)
}

/** Lower case without accents, so that two spellings of a word compare equal in any language. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll(special, (letter) => plain[letter] ?? letter)
    .replaceAll(digits, asciiDigit)
    .normalize('NFC')
}

/** The same character by character, so that a match has the same position in the text. */
export function foldKeepingLength(text: string): string {
  return text.replaceAll(/[^\p{ASCII}]|[A-Z]/gu, (letter) => {
    const folded = fold(letter)
    return folded.length === letter.length ? folded : letter.toLowerCase().slice(0, letter.length).padEnd(letter.length)
  })
}

/** Words without punctuation, with single spaces: for comparing headings and labels. */
export function foldWords(text: string): string {
  return fold(text)
    .replaceAll('&', ' & ')
    .replaceAll(/[^\p{L}\p{M}\p{N}&]+/gu, ' ')
    .trim()
}
