/** The words of a text, folded as the columns are that the database itself makes `tsvector`s of: letters and digits alone. */
export function plainWords(text: string): string[] {
  const folded = text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '')
  return folded.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
