import { expect, test } from 'vitest'
import { pageOfPath, pageOfSearch } from './list-loader.ts'

/** Returns a loader's result for an address: the page, the permanent redirect, or the status of the error. */
function resultOf(load: () => string): string | number {
  try {
    return load()
  } catch (error) {
    if (error instanceof Response) return `${error.status} ${error.headers.get('location')}`
    return (error as { init: { status: number } }).init.status
  }
}

test.each([
  ['/events', '1'],
  ['/events?page=2', '2'],
  ['/events?q=a&page=1&city=b', '301 /events?q=a&city=b'],
  ['/events?page=1', '301 /events'],
  ['/events?page=0', 404],
  ['/events?page=01', 404],
  ['/events?page=two', 404],
  ['/events?page=', 404],
  ['/events?page=-1', 404],
])('a list with its page number in the query resolves %s to %s', (path, outcome) => {
  expect(resultOf(() => pageOfSearch(`http://server${path}`))).toBe(outcome)
})

test.each([
  ['/companies', undefined, '1'],
  ['/companies/page/2', '2', '2'],
  ['/companies/page/1', '1', '301 /companies'],
  ['/companies/page/1?q=a', '1', '301 /companies?q=a'],
  ['/companies?page=1', undefined, '301 /companies'],
  ['/companies?q=a&page=3', undefined, '301 /companies/page/3?q=a'],
  ['/companies/page/2?page=3', '2', '301 /companies/page/2'],
  ['/companies?page=', undefined, '301 /companies'],
  ['/companies?page=two', undefined, '301 /companies/page/two'],
  ['/companies/page/two', 'two', 404],
  ['/companies/page/02', '02', 404],
])('a list with its page number in the path resolves %s (page %s) to %s', (path, number, outcome) => {
  expect(resultOf(() => pageOfPath(number, `http://server${path}`, '/companies'))).toBe(outcome)
})
