import type { Block } from '@rise/contract/company-blocks/fields'

const LONGEST = 60

/** The first words of a block, to tell it from others of its kind. */
export function blockExcerpt(block: Block): string {
  const said = block.kind === 'shortquote' ? block.content.quote : block.content.title
  const words = said || wordsOf(block)
  return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words
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
