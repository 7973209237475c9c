import { describe, expect, test } from 'vitest'
import { courseList } from './courses/list.ts'
import { eventList } from './events/list.ts'
import { layoffList } from './layoffs/list.ts'
import { defineList } from './list.ts'

const shops = defineList({
  path: '/shops',
  items: 'GET /shops',
  figures: 'GET /shop-figures',
  names: ['q', 'kind', 'open', 'sort'],
  defaults: { sort: 'near' },
  pagesIn: 'path',
  inPath: { name: 'kind', after: '/shops/of' },
})

describe('the address of a list', () => {
  test('contains the given values in the order of the names, without defaults', () => {
    expect(courseList.href()).toBe('/courses')
    expect(courseList.href({ sort: 'title', skill: 'go', q: 'a b' })).toBe('/courses?q=a+b&skill=go&sort=title')
    expect(courseList.href({ sort: 'popular', level: '' })).toBe('/courses')
    expect(eventList.href({ q: 'ux', when: 'past' })).toBe('/events?when=past&q=ux')
    expect(eventList.href({ when: 'upcoming' })).toBe('/events')
  })

  test('keeps a search for a word that is the default of another parameter', () => {
    expect(courseList.href({ q: 'popular' })).toBe('/courses?q=popular')
    expect(layoffList.href({ q: 'newest', sort: 'newest' })).toBe('/layoff-tracker?q=newest')
  })

  test('has the page number in the path or in the query, and omits it for the first page', () => {
    expect(courseList.href({ q: 'go' }, 2)).toBe('/courses/page/2?q=go')
    expect(eventList.href({ q: 'go' }, 2)).toBe('/events?q=go&page=2')
    expect([courseList.href({}, 1), eventList.href({}, 1)]).toEqual(['/courses', '/events'])
  })

  test('has the page in the query if a filter is in the path', () => {
    expect(shops.href({ kind: 'a/b', open: 'true' })).toBe('/shops/of/a%2Fb?open=true')
    expect(shops.href({ kind: 'bakery' }, 3)).toBe('/shops/of/bakery?page=3')
    expect(shops.href({ q: 'bread' }, 3)).toBe('/shops/page/3?q=bread')
  })

  test('is parsed without the spaces around its values', () => {
    expect(shops.viewOf('?q=+rye+&open=true&page=2&other=x')).toEqual({ ...shops.emptyView, q: 'rye', open: 'true' })
    expect(shops.viewOf(shops.href({ q: 'rye & oat' }).slice('/shops'.length))).toMatchObject({ q: 'rye & oat' })
  })

  test('has the filters but not the order if it is the address of a file', () => {
    const view = { ...layoffList.emptyView, year: '2026', sort: 'largest' }
    expect(layoffList.fileHref('layoffs.csv', view)).toBe('/layoff-tracker/layoffs.csv?year=2026')
  })
})

test('a view becomes a query of the API without empty values', () => {
  expect(shops.queryOf({ ...shops.emptyView, kind: 'bakery', sort: 'near' })).toEqual({ kind: 'bakery', sort: 'near' })
})

test('only filters narrow a list', () => {
  const view = { ...shops.emptyView, sort: 'name' }
  expect([shops.isNarrowed(view), shops.isNarrowed({ ...view, open: 'true' })]).toEqual([false, true])
  expect(eventList.isNarrowed({ ...eventList.emptyView, when: 'past' })).toBe(false)
  expect(shops.chosenIn({ ...view, q: 'rye', open: 'true' })).toEqual(['q', 'open'])
})
