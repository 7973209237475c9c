import type { ResumeLine } from './resume-line.ts'

/** About 50 full pages; anything longer is no résumé. */
const mostLines = 5_000
/** No line of a page is longer; a paragraph of a text without line breaks may be. */
const longestLine = 600

/** Splits long lines between words, so that the rules take bounded time; `over` has the lines beyond the limit. */
export function boundLines(lines: readonly ResumeLine[]): { lines: ResumeLine[]; over: readonly string[] } {
  const parts = lines.flatMap(partsOf)
  return { lines: parts.slice(0, mostLines), over: parts.slice(mostLines).map(({ text }) => text) }
}

function partsOf(line: ResumeLine): ResumeLine[] {
  if (line.text.length <= longestLine) return [line]
  const parts: string[] = []
  for (let rest = line.text; rest !== ''; ) {
    const space = rest.length > longestLine ? rest.lastIndexOf(' ', longestLine) : rest.length
    const end = space > longestLine / 2 ? space : longestLine
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end)
  }
  const { isBullet: _, isApart: __, ...more } = line
  return parts
    .filter((text) => text !== '')
    .map((text, index) => ({ ...(index === 0 ? line : more), text, isFull: index < parts.length - 1 }))
}
