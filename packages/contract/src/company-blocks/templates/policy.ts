import type { Block } from '../fields.ts'
import { templateSentences } from './words.ts'

/** Letters and digits only, so that markup, quotes and spaces make no difference. */
const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>|&#?\w+;/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A short sentence may be part of anyone's own text. */
const isLong = (text: string): boolean => text.split(' ').length >= 6

const prompts = templateSentences.map(plain)

/** Returns the blocks that people would see with sentences of a template that no one has replaced. */
export function unfinishedBlocks(blocks: readonly Block[]): Block[] {
  return blocks.filter(({ hidden, content }) => {
    if (hidden) return false
    const texts = textsIn(content).map(plain)
    return texts.some((text) => prompts.some((prompt) => (isLong(prompt) ? text.includes(prompt) : text === prompt)))
  })
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
