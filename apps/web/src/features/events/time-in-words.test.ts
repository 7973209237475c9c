import { expect, test } from 'vitest'
import { timesInWords } from './time-in-words.ts'

test.each([
  ['2026-11-26T18:00', 60, '2026-11-26T20:00', 60, 'Thu 26 Nov 2026, 18:00–20:00 GMT+1'],
  ['2026-07-01T09:00', -420, '2026-07-01T10:30', -420, 'Wed 1 Jul 2026, 09:00–10:30 PT'],
  ['2026-07-01T09:00', -360, '2026-07-01T10:30', -360, 'Wed 1 Jul 2026, 09:00–10:30 CST'],
  ['2026-07-01T09:00', -240, '2026-07-01T10:30', -240, 'Wed 1 Jul 2026, 09:00–10:30 ET'],
  ['2026-12-31T22:00', 0, '2027-01-01T02:00', 0, 'Thu 31 Dec 2026, 22:00 – Fri 1 Jan 2027, 02:00 GMT'],
  ['2026-10-25T01:00', 120, '2026-10-25T04:00', 60, 'Sun 25 Oct 2026, 01:00 GMT+2 – 04:00 GMT+1'],
])('formats %s (%i) to %s (%i) as "%s"', (from, fromOffset, to, toOffset, words) => {
  expect(timesInWords({ local: from, offset: fromOffset }, { local: to, offset: toOffset })).toBe(words)
})
