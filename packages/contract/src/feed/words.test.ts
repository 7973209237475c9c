import { expect, test } from 'vitest'
import { hashtagsIn, newsInWords, replaceHashtags } from './words.ts'

test('a hashtag is a separate word after a #, but not a number, an address or a part of a word', () => {
  const text = '#Job-Search and #über, #job-search; not #1, a#b, https://x.example/#top or ##twice, but #2fast'
  expect(hashtagsIn(text)).toEqual(['job-search', 'über', '2fast'])
  expect(hashtagsIn(`#${'x'.repeat(41)}`)).toEqual([])
  expect(hashtagsIn('#'.repeat(50_000))).toEqual([])
})

test('hashtags are replaced in place, with their original spelling', () => {
  expect(replaceHashtags('On #Salary.', (written, tag) => `[${written}|${tag}]`)).toBe('On [#Salary|salary].')
})

test.for([
  ['won', 1, 0, 'Ada Brook shared a win.'],
  ['posted-jobs', 0, 1, 'Ada Brook posted a job.'],
  ['answered', 3, 0, '3 people you follow answered a question.'],
  ['posted-jobs', 0, 5, '5 companies you follow posted a job.'],
  ['published-event', 1, 2, '1 person and 2 companies you follow announced an event.'],
  ['published-event', 1_200, 1, '1,200 people and 1 company you follow announced an event.'],
] as const)('the news of %s by %i people and %i companies are one sentence', ([did, people, companies, sentence]) => {
  expect(newsInWords({ did, people, companies }, 'Ada Brook')).toBe(sentence)
})
