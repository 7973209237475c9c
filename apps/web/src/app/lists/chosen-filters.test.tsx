// @vitest-environment jsdom
import { defineList } from '@rise/contract/list'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../visitor.factory.tsx'
import { ChosenFilters } from './chosen-filters.tsx'

afterEach(cleanup)

const shops = defineList({
  path: '/shops',
  items: 'GET /shops',
  figures: 'GET /shop-figures',
  names: ['q', 'street', 'open'],
  defaults: {},
  pagesIn: 'query',
})

test('each chosen filter can be removed, and the search words come first', () => {
  const view = { q: 'rye', street: '', open: 'true' }
  renderFor(<ChosenFilters list={shops} view={view} words={{ open: 'Open now', street: 'Unused' }} />, {
    session: { status: 'guest' },
  })
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    [expect.stringContaining('“rye”'), '/shops?open=true'],
    [expect.stringContaining('Open now'), '/shops?q=rye'],
  ])
})
