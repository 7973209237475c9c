/** Returns the words of sanitised HTML on one line, with entities decoded. */
export function textOf(html: string): string {
  const words = html
    // What is within a line parts no words.
    .replace(/<\/?(?:a|strong|em)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
