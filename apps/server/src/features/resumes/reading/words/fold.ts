/** Characters that Unicode doesn't decompose, with the plain characters that replace them. */
const plainLetters: Readonly<Record<string, string>> = {
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
  // The sign for an increment, which fonts draw like the letter.
  '∆': 'δ',
  ة: 'ه',
  ى: 'ي',
  '’': "'",
  ʼ: "'",
  '‐': '-',
  '‑': '-',
}
const special = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')
/** Accents, Arabic vowel signs and the tatweel. */
const marks = /[\u0300-\u036f\u0640\u064b-\u0655]/g
const digits = /(?![0-9])\p{Nd}/gu

/** Returns a decimal digit of any script in ASCII. Unicode has the ten digits of a script in a row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}

/** Returns a text in lower case without accents, so that spellings that differ only in these compare equal. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll(special, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(digits, asciiDigit)
    .normalize('NFC')
}

/** Folds a text character by character, so that a match has the same position in the text. */
export function foldKeepingLength(text: string): string {
  return text.replaceAll(/[^\p{ASCII}]|[A-Z]/gu, (letter) => {
    const foldedLetter = fold(letter)
    return foldedLetter.length === letter.length
      ? foldedLetter
      : letter.toLowerCase().slice(0, letter.length).padEnd(letter.length)
  })
}

/** Returns the words of a text without punctuation, with single spaces, to compare headings and labels. */
export function foldWords(text: string): string {
  return fold(text)
    .replaceAll('&', ' & ')
    .replaceAll(/[^\p{L}\p{M}\p{N}&]+/gu, ' ')
    .trim()
}
