/**
 * Returns the words of a text, folded like the columns from which the database itself generates `tsvector`s: only
 * letters and digits.
 */
export function plainWords(text: string): string[] {
  const folded = text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '')
  return folded.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
