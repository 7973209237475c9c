import { expect, test } from 'vitest'
import { findPeriod, readDate } from './dates.ts'

test.each([
  ['Jan 2019 - Present', '2019-01', undefined],
  ['January 2019 – March 2020', '2019-01', '2020-03'],
  ['03/2018 – 07/2021', '2018-03', '2021-07'],
  ['03.2018 bis heute', '2018-03', undefined],
  ['2016–2018', '2016', '2018'],
  ['2019-21', '2019', '2021'],
  ['2019-05 - 2020-11', '2019-05', '2020-11'],
  ['2019-05-17 to 2020-11-01', '2019-05-17', '2020-11-01'],
  ['(Sept. 2015 — Dec. 2016)', '2015-09', '2016-12'],
  ['März 2014 – Oktober 2016', '2014-03', '2016-10'],
  ['janvier 2012 à décembre 2013', '2012-01', '2013-12'],
  ['enero de 2010 a la actualidad', '2010-01', undefined],
  ['desde março de 2011', '2011-03', undefined],
  ['seit 04/2020', '2020-04', undefined],
  ["Jun '17 - Aug '18", '2017-06', '2018-08'],
  ['Summer 2019 – Winter 2020', '2019', '2020'],
  ['31.12.2018 – 01.02.2020', '2018-12-31', '2020-02-01'],
  ['May 2020', '2020-05', undefined],
  ['15 May 2020 – 1 June 2021', '2020-05', '2021-06'],
])('%s', (line, startDate, endDate) => {
  const { rest, isRange, ...period } = findPeriod(line) ?? { rest: line, isRange: false }
  expect(period).toEqual({ ...(startDate && { startDate }), ...(endDate && { endDate }) })
  expect(rest.trim()).toBe('')
})

test('the words beside a period remain', () => {
  expect(findPeriod('Engineer, Acme   Jan 2019 - Present')).toMatchObject({
    rest: 'Engineer, Acme\t',
    startDate: '2019-01',
  })
  expect(findPeriod('2016 – 2018 Acme')?.rest.trim()).toBe('Acme')
})

test('an ambiguous day and month are not guessed', () => {
  expect(readDate('03/04/2019')).toBe('2019')
  expect(readDate('17/04/2019')).toBe('2019-04-17')
})

test.each(['Led 12 people', 'marketing', 'Room 20199', 'May I help', '0049 30 2019123'])('%s has no period', (line) => {
  expect(findPeriod(line)).toBeNull()
})
