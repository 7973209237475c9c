import type { Block, PageLayout } from '@rise/contract/company-blocks/fields'
import { expect, test } from 'vitest'
import { addBlocks, duplicateBlock, hideBlocks, insertBlock, moveBlock, placeBlock, removeBlock } from './changes.ts'

function block(id: string, tab: Block['tab'] = 'about'): Block {
  return { id, version: 3, tab, wide: true, hidden: false, kind: 'universal', content: { title: id, columns: [] } }
}

const layout: PageLayout = {
  theme: { accent: null, cover: 'picture', tabs: ['about', 'life', 'people', 'news'] },
  blocks: [block('a'), block('x', 'life'), block('b'), block('c')],
}
const order = ({ blocks }: PageLayout, tab = 'about') => blocks.filter((one) => one.tab === tab).map(({ id }) => id)

test('a block moves only among the blocks of its tab', () => {
  expect(order(moveBlock('c', 0)(layout))).toEqual(['c', 'a', 'b'])
  expect(order(moveBlock('a', 99)(layout))).toEqual(['b', 'c', 'a'])
  expect(order(moveBlock('a', -1)(layout))).toEqual(['a', 'b', 'c'])
  expect(order(moveBlock('a', 1)(layout), 'life')).toEqual(['x'])
})

test('a deleted block is restored at its position, and only once', () => {
  const withoutBlock = removeBlock('b')(layout)
  const back = insertBlock(block('b'), 2)
  expect(order(back(back(withoutBlock)))).toEqual(['a', 'b', 'c'])
})

test('a copy is inserted below its block with a new id', () => {
  const withCopy = duplicateBlock('a', 'a2')(layout)
  expect(order(withCopy)).toEqual(['a', 'a2', 'b', 'c'])
  expect(withCopy.blocks.find(({ id }) => id === 'a2')).toMatchObject({ version: 1, content: { title: 'a' } })
})

test('hiding several blocks keeps their positions and the other blocks', () => {
  const { blocks } = hideBlocks(['x', 'c', 'gone'])(layout)
  expect(blocks.filter(({ hidden }) => hidden).map(({ id }) => id)).toEqual(['x', 'c'])
  expect(blocks.map(({ id }) => id)).toEqual(layout.blocks.map(({ id }) => id))
})

test('changes to a block that was deleted meanwhile have no effect, and an existing block is not added again', () => {
  for (const change of [
    moveBlock('z', 0),
    placeBlock('z', { hidden: true }),
    duplicateBlock('z', 'z2'),
    removeBlock('z'),
  ]) {
    expect(change(layout).blocks.map(({ id }) => id)).toEqual(['a', 'x', 'b', 'c'])
  }
  expect(addBlocks([block('a'), block('d')])(layout).blocks).toHaveLength(5)
})

test('a block moves to the end of another tab', () => {
  expect(order(placeBlock('a', { tab: 'life' })(layout), 'life')).toEqual(['x', 'a'])
})
