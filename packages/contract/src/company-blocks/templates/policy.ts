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

const prompts = templateSentences.map(lettersAndDigits)

/** Returns the visible blocks that still contain sentences of a template. */
export function unfinishedBlocks(blocks: readonly Block[]): Block[] {
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
