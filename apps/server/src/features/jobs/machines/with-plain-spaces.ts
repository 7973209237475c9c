/** Replaces no-break spaces, which only pages need, so that other programs find the text. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
