import { expect, test } from 'vitest'
import { formatDate, formatDuration, formatSpan, wholeSpan } from './format-span.ts'

test('a date is shown with its known precision', () => {
  expect(['2024', '2024-05', '2024-05-07'].map(formatDate)).toEqual(['2024', 'May 2024', '7 May 2024'])
})

test.for([
  ['2019-05', null, 'May 2019 – Present'],
  ['2019', '2021-03', '2019 – Mar 2021'],
  ['2021-03', '2021-03', 'Mar 2021'],
  ['2020-02-01', null, 'Feb 2020 – Present'],
  [null, '2021', 'Until 2021'],
  [null, null, ''],
] as const)('the period from %s to %s is formatted as “%s”', ([start, end, words]) => {
  expect(formatSpan(start, end)).toBe(words)
})

test.for([
  ['2019-05', '2019-05', '1 mo'],
  ['2019-01', '2019-12', '1 yr'],
  ['2019-05', '2022-06', '3 yrs 2 mos'],
  ['2024-11', null, '2 yrs 1 mo'],
  ['2019', '2022', ''],
  ['2022-06', '2019-05', ''],
] as const)('the duration from %s to %s is formatted as “%s”, in which lines don’t break', ([start, end, words]) => {
  expect(formatDuration(start, end, '2026-11-21')).toBe(words.replaceAll(' ', '\u00a0'))
})

test('several roles form one span, which is ongoing while at least one of them is', () => {
  const roles = [
    { startDate: '2021-02', endDate: null },
    { startDate: '2019-05', endDate: '2021-01' },
  ]
  expect(wholeSpan(roles)).toEqual({ start: '2019-05', end: null })
  expect(
    wholeSpan([
      { startDate: '2019', endDate: '2020' },
      { startDate: null, endDate: '2022-01' },
    ]),
  ).toEqual({
    start: '2019',
    end: '2022-01',
  })
})
