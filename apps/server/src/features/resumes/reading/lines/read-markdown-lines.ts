import { linesOfText } from './read-text-lines.ts'
import { type DocumentLine, resumeLine } from './resume-line.ts'

/** Whether a text is Markdown: it has a heading with `#`, or at least three texts in `**`. */
export function isMarkdown(text: string): boolean {
  return /^#{1,6}\s+\S/m.test(text) || (text.match(/\*\*[^*\n]{2,80}\*\*/g)?.length ?? 0) > 2
}

/** Returns the lines of Markdown without markup. The first two levels of headings count as headings. */
export function linesOfMarkdown(text: string): DocumentLine[] {
  const lines: DocumentLine[] = []
  let isApart = false
  for (const rawLine of text.split(/\r\n?|\n/)) {
    const line = lineOf(rawLine, isApart)
    lines.push(...line)
    isApart = line.length === 0 && (isApart || rawLine.trim() === '' || isRule(rawLine))
  }
  return lines
}

function lineOf(written: string, isApart: boolean): DocumentLine[] {
  if (isRule(written)) return []
  const [, level, title] = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*\s*$/.exec(written) ?? []
  if (level && title) {
    const lineOptions = level.length <= 2 ? { isHeading: true, isApart: true } : { isApart: true }
    return [resumeLine(withoutSigns(title), lineOptions) ?? []].flat()
  }
  const [, item] = /^\s*(?:[-*+]|\d{1,2}[.)])\s+(.*)$/.exec(written) ?? []
  if (item !== undefined) return [resumeLine(withoutSigns(item), { isBullet: true }) ?? []].flat()
  const cells = /^\s*\|.*\|\s*$/.test(written) ? written.trim().slice(1, -1).replaceAll('|', '\t') : written
  return linesOfText(withoutSigns(cells)).lines.map((line) => ({ ...line, isApart }))
}

function isRule(written: string): boolean {
  return /^\s*(?:[-*_=]\s*){3,}$|^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*$/.test(written)
}

/**
 * Removes the markup of emphasis, code, links and images. Adds the address of a link after its words, unless they
 * contain it.
 */
function withoutSigns(text: string): string {
  return text
    .replaceAll(/!\[([^\]\n]{0,200})\]\([^)\n]{0,500}\)/g, '$1')
    .replaceAll(/\[([^\]\n]{1,200})\]\(([^)\s]{1,500})[^)\n]{0,100}\)/g, (_, words: string, target: string) => {
      const address = target.replace(/^mailto:|^tel:/i, '')
      return words.includes(address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, ''))
        ? words
        : `${words}\t${address}\t`
    })
    .replaceAll(/<((?:https?:|mailto:)[^>\s]{1,500})>/g, '$1')
    .replaceAll(/<br\s*\/?>|&nbsp;/gi, ' ')
    .replaceAll(/(\*\*|__)(?=\S)(.{1,300}?)(?<=\S)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_\n]{1,300}?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replaceAll(/`([^`\n]{1,200})`/g, '$1')
    .replaceAll(/\\([\\`*_{}[\]()#+.!|-])/g, '$1')
    .replaceAll(/\s{2,}$/g, '')
}
