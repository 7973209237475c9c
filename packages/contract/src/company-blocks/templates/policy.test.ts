import { expect, test } from 'vitest'
import type { Block } from '../fields.ts'
import { templatePrompts, unfinishedBlocks } from './policy.ts'

const place = { version: 1, tab: 'about', wide: true, hidden: false } as const

function textBlock(text: string): Block {
  return { ...place, id: text, kind: 'universal', content: { title: '', columns: [{ text: `<p>${text}</p>` }] } }
}

test('a block is unfinished while it has a sentence of a template', () => {
  const sentences = templatePrompts()
  expect(sentences).toHaveLength(30)
  const own = textBlock('A lock that opens for ships.')
  expect(unfinishedBlocks([own, ...sentences.map(textBlock)])).toHaveLength(sentences.length)
})

test('a block can be compared with the sentences of other languages', () => {
  const block = textBlock('Was ihr gebaut habt und wer es heute nutzt.')
  expect(unfinishedBlocks([block])).toEqual([])
  expect(unfinishedBlocks([block], ['Was ihr gebaut habt und wer es heute nutzt.'])).toEqual([block])
})
