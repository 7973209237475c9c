import { expect, test } from 'vitest'
import { layoffSentence, peakInWords } from './layoff-words.ts'

const known = {
  ...{ companyName: 'Tern', date: '2026-10-05', number: 110, share: 12.5, place: { name: 'Oslo' } },
}
const unknown = { number: null, share: null, place: null }

test('the sentence about a layoff contains its known facts, and no words for unknown ones', () => {
  const sentences = [
    known,
    { ...known, number: 1, share: null },
    { ...known, place: null },
    { ...known, place: null, share: null },
    { ...known, number: null },
    { ...known, number: null, share: null },
    { ...known, number: null, place: null },
    { ...known, ...unknown },
  ].map(layoffSentence)
  expect(sentences).toEqual([
    '110 people lost their work at Tern in Oslo: 12.5% of the company, announced on 5 October 2026.',
    '1 person lost their work at Tern in Oslo, announced on 5 October 2026.',
    '110 people lost their work at Tern: 12.5% of the company, announced on 5 October 2026.',
    '110 people lost their work at Tern, announced on 5 October 2026.',
    'Tern in Oslo announced on 5 October 2026 that it’s letting 12.5% of its people go.',
    'Tern in Oslo announced layoffs on 5 October 2026.',
    'Tern announced on 5 October 2026 that it’s letting 12.5% of its people go.',
    'Tern announced layoffs on 5 October 2026.',
  ])
})

test('the peak names its month, or how many months share it', () => {
  const months = [
    { month: '2023-12', people: 2600 },
    { month: '2024-01', people: 30 },
    { month: '2024-02', people: 2600 },
  ]
  expect(peakInWords(months)).toBe('Peak: 2,600 in each of 2 months')
  expect(peakInWords(months.slice(1))).toBe('Peak: 2,600 in Feb 2024')
  expect(peakInWords([{ month: '2024-01', people: 0 }])).toBe('')
})
