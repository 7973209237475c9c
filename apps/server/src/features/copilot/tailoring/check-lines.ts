import type { TailoredLines } from '@rise/contract/copilot/fields'
import type { StoryFact } from '@rise/contract/copilot/shapes'
import { t } from '@rise/texts'
import type { FactGroup } from '../story/story-facts.ts'
import { checkLine } from '../truth/check-line.ts'
import { visibleText } from '../truth/line-words.ts'

/** A line with its supporting facts, and their part of the story. */
export interface GroundedLine {
  readonly text: string
  readonly facts: readonly StoryFact[]
  readonly group: FactGroup
}

/**
 * Returns the lines with their facts, and the errors of unsupported lines by index. A line can't combine facts of
 * several entries.
 */
export function checkLines(
  groups: readonly FactGroup[],
  lines: TailoredLines['lines'],
): { readonly grounded: readonly GroundedLine[]; readonly errorsByIndex: ReadonlyMap<number, string> } {
  const groundedLines: GroundedLine[] = []
  const errorsByIndex = new Map<number, string>()
  for (const [index, { facts: ids, text }] of lines.entries()) {
    const group = groups.find(({ facts }) => ids.length > 0 && ids.every((id) => facts.some(({ _id }) => _id === id)))
    const facts = group?.facts.filter(({ _id }) => ids.includes(_id)) ?? []
    if (!group) {
      errorsByIndex.set(index, t('This line has no fact of your story. Choose a line of the story again.'))
      continue
    }
    const line = visibleText(text)
    const verdict = checkLine(
      line,
      facts.map((fact) => fact.text),
    )
    if (verdict.holds) groundedLines.push({ text: line, facts, group })
    else errorsByIndex.set(index, explain(verdict.words))
  }
  return { grounded: groundedLines, errorsByIndex }
}

function explain(words: readonly string[]): string {
  if (words.length === 0) return t('This changes what your story says. Use your original words.')
  const quoted = [...new Set(words)].map((word) => t('“{word}”', { word })).join(', ')
  return t('Your story doesn’t say {words} here. Use your original words.', { words: quoted })
}
