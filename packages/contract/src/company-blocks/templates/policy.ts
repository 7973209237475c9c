import { t } from '@rise/texts'
import type { Block } from '../fields.ts'
import { templateSentences } from './words.ts'

/** Returns only the letters and digits of a text, so that markup, quotes and spaces make no difference. */
const lettersAndDigits = (text: string): string =>
  text
    .replaceAll(/<[^>]*>|&#?\w+;/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a sentence is long enough to be compared: anyone's own text may contain a short one. */
const isLong = (text: string): boolean => text.split(' ').length >= 6

/** Returns the sentences of the templates in the current language. */
export function templatePrompts(): string[] {
  return Object.values(templateSentences).map((sentence) => t(sentence))
}

/** Returns the visible blocks that still contain sentences of a template, by default those in the current language. */
export function unfinishedBlocks(blocks: readonly Block[], sentences: readonly string[] = templatePrompts()): Block[] {
  const prompts = sentences.map(lettersAndDigits)
  return blocks.filter(({ hidden, content }) => {
    if (hidden) return false
    const texts = textsIn(content).map(lettersAndDigits)
    return texts.some((text) => prompts.some((prompt) => (isLong(prompt) ? text.includes(prompt) : text === prompt)))
  })
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
