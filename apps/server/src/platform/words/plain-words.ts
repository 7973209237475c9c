/**
 * Returns the words of a text, with only letters and digits, folded like the columns from which the database itself
 * generates `tsvector`s.
 */
export function plainWords(text: string): string[] {
  const foldedText = text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '')
  return foldedText.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
