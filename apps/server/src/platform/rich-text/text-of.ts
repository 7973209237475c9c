/** Returns the words of sanitised HTML on one line, with `&lt;`, `&gt;`, `&quot;` and `&amp;` decoded. */
export function textOf(html: string): string {
  const words = html
    // Inline elements don't separate words.
    .replace(/<\/?(?:a|strong|em)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
