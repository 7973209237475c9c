import { expect, test } from 'vitest'
import { findPeriod, isDuration, readDate } from './dates.ts'

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
  ['Jan 2021 → Present', '2021-01', undefined],
  ['2015 to date', '2015', undefined],
  ['2017/2018', '2017', '2018'],
  ['01/2021 12/2023', '2021-01', '2023-12'],
  ['Sep. 2023 Mar. 2024', '2023-09', '2024-03'],
  ['Mar. 2021 Present', '2021-03', undefined],
  ['06/19 – 08/21', '2019-06', '2021-08'],
  ['Jan-19 - Mar-21', '2019-01', '2021-03'],
  ['gennaio 2021 - presente', '2021-01', undefined],
  ['maart 2019 – heden', '2019-03', undefined],
  ['marzec 2018 – obecnie', '2018-03', undefined],
  ['Ocak 2019 - Halen', '2019-01', undefined],
  ['oktober 2017 – nuvarande', '2017-10', undefined],
  ['desember 2016 – nå', '2016-12', undefined],
  ['tammikuu 2015 – maaliskuu 2016', '2015-01', '2016-03'],
  ['ledna 2018 – prosinec 2019', '2018-01', '2019-12'],
  ['ianuarie 2018 – prezent', '2018-01', undefined],
  ['2019. január – 2020. március', '2019-01', '2020-03'],
  ['Μάρτιος 2018 – σήμερα', '2018-03', undefined],
  ['янв. 2019 — по настоящее время', '2019-01', undefined],
  ['березень 2019 – дотепер', '2019-03', undefined],
  ['يناير ٢٠١٩ - الآن', '2019-01', undefined],
  ['ינואר 2019 – היום', '2019-01', undefined],
  ['जनवरी 2019 – वर्तमान', '2019-01', undefined],
  ['०३/२०१९ – ০৫/২০২১', '2019-03', '2021-05'],
  ['2019年3月 - 2021年12月', '2019-03', '2021-12'],
  ['2019年3月至今', '2019-03', undefined],
  ['2018年4月～現在', '2018-04', undefined],
  ['2019.03 ~ 현재', '2019-03', undefined],
  ['tháng 3 2019 - nay', '2019-03', undefined],
  ['bis 2019', undefined, '2019'],
  ['January 2015 - October 2016 (1 year 10 months)', '2015-01', '2016-10'],
])('a period is read from “%s”', (line, startDate, endDate) => {
  const { rest, isRange, ...period } = findPeriod(line) ?? { rest: line, isRange: false }
  expect(period).toEqual({ ...(startDate && { startDate }), ...(endDate && { endDate }) })
  expect(rest.trim()).toBe('')
})

test('the words next to a period are kept', () => {
  expect(findPeriod('Engineer, Acme   Jan 2019 - Present')).toMatchObject({
    rest: 'Engineer, Acme\t',
    startDate: '2019-01',
  })
  expect(findPeriod('2016 – 2018 Acme')?.rest.trim()).toBe('Acme')
})

test('a grade before a month is not read as a day', () => {
  expect(findPeriod('GPA: 3.66\tAug. 2014 - May 2018')).toMatchObject({ rest: 'GPA: 3.66\t', startDate: '2014-08' })
})

test('only the month of a nonexistent day is kept', () => {
  expect(['2007-06-31', '2011-03-00', '2009-1', '2020-02-29'].map(readDate)).toEqual([
    '2007-06',
    '2011-03',
    '2009-01',
    '2020-02-29',
  ])
})

test('two adjacent years are a period only in ascending order', () => {
  expect(findPeriod('2021 2019')).toMatchObject({ isRange: false })
})

test('a duration is recognised in words', () => {
  expect(['2 years 10 months', '(1 Jahr)', '3 ans', '2 лет', 'Ten men'].map(isDuration)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})

test('an ambiguous day and month are not guessed', () => {
  expect(readDate('03/04/2019')).toBe('2019')
  expect(readDate('17/04/2019')).toBe('2019-04-17')
})

test.each(['Led 12 people', 'marketing', 'Room 20199', 'May I help', '0049 30 2019123'])(
  'no period is read from %s',
  (line) => {
    expect(findPeriod(line)).toBeNull()
  },
)
