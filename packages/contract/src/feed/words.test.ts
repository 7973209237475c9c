import { expect, test } from 'vitest'
import { hashtagsIn, replaceHashtags } from './words.ts'

test('hashtags are distinct words after a #, not numbers, addresses or parts of words', () => {
  const text = '#Job-Search and #über, #job-search; not #1, a#b, https://x.example/#top or ##twice, but #2fast'
  expect(hashtagsIn(text)).toEqual(['job-search', 'über', '2fast'])
  expect(hashtagsIn(`#${'x'.repeat(41)}`)).toEqual([])
  expect(hashtagsIn('#'.repeat(50_000))).toEqual([])
})

test('hashtags are replaced in place, with their original spelling', () => {
  expect(replaceHashtags('On #Salary.', (written, tag) => `[${written}|${tag}]`)).toBe('On [#Salary|salary].')
})
