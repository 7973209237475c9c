import type { Block } from '@rise/contract/company-blocks/fields'

const MAX_LENGTH = 60

/** Returns a block's title or its first words, which distinguish it from others of its kind. */
export function blockExcerpt(block: Block): string {
  const heading = block.kind === 'shortquote' ? block.content.quote : block.content.title
  const words = heading || wordsOf(block)
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH).trimEnd()}…` : words
}

function wordsOf(block: Block): string {
  const html =
    block.kind === 'universal'
      ? (block.content.columns[0]?.text ?? '')
      : block.kind === 'imagetext'
        ? block.content.text
        : ''
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
