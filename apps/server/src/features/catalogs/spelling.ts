/**
 * Normalises accents, case and insignificant punctuation: `Node.js` and `node js` differ, `C`, `C++` and `C#` do, too.
 */
export function foldSpelling(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .replace(/[. ]+$/, '')
    .trim()
}
