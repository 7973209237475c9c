import { directoryList } from '@rise/contract/professionals/directory/list'
import { describe, expect, test } from 'vitest'
import { addressOfPage } from './directory-address.ts'

describe('the address of the directory', () => {
  test.for([
    [{}, 1, '/professionals'],
    [{}, 2, '/professionals/page/2'],
    [{ q: 'ada brook', place: 'berlin' }, 1, '/professionals?q=ada+brook&place=berlin'],
    [{ q: 'ada' }, 3, '/professionals/page/3?q=ada'],
    [{ category: 'web-development', open: 'true' }, 1, '/professionals/search/web-development?open=true'],
    [{ category: 'web-development' }, 2, '/professionals/search/web-development?page=2'],
  ] as const)('for the view %o and page %i is %s, and parses back to the view', ([view, page, href]) => {
    expect(directoryList.href(view, page)).toBe(href)
    const [path = '', search = ''] = href.split('?')
    const category = path.match(/search\/(.+)/)?.[1]
    expect(directoryList.viewOf(search, category)).toEqual({ ...directoryList.emptyView, ...view })
  })

  test.for([
    [{ number: '1' }, '?q=ada', '/professionals?q=ada'],
    [{}, '?page=1', '/professionals'],
    [{}, '?page=2&q=ada', '/professionals/page/2?q=ada'],
    [{ category: 'design' }, '?page=1', '/professionals/search/design'],
    [{ category: 'design' }, '?page=2', undefined],
    [{ number: '2' }, '', undefined],
    [{}, '?page=two', undefined],
    [{}, '', undefined],
  ] as const)('redirects the parameters %o with the query %s to %s', ([params, search, href]) => {
    expect(addressOfPage(params, search)).toBe(href)
  })

  test('the view determines the query of the API, and whether the list is filtered', () => {
    const { emptyView, isNarrowed, queryOf } = directoryList
    expect(queryOf({ ...emptyView, sort: 'followers', hat: 'starter' })).toEqual({ sort: 'followers', hat: 'starter' })
    expect([isNarrowed({ ...emptyView, sort: 'followers' }), isNarrowed({ ...emptyView, q: 'x' })]).toEqual([
      false,
      true,
    ])
  })
})
