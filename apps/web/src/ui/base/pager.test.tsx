// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'
import { Pager } from './pager.tsx'

afterEach(cleanup)

const hrefFor = (page: number) => (page === 1 ? '/list' : `/list/page/${page}`)

function show(page: number, pages: number) {
  render(
    <MemoryRouter>
      <Pager page={page} pages={pages} hrefFor={hrefFor} />
    </MemoryRouter>,
  )
}

test('a single page has no pager', () => {
  show(1, 1)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('the pager marks the current page, and links to the pages around it with rel="prev" and rel="next"', () => {
  show(2, 9)
  expect(screen.getByRole('link', { current: 'page', name: 'Page 2' }).textContent).toBe('2')
  const previousLink = screen.getByRole('link', { name: 'Previous page' })
  expect([previousLink.getAttribute('href'), previousLink.getAttribute('rel')]).toEqual(['/list', 'prev'])
  const nextLink = screen.getByRole('link', { name: 'Next page' })
  expect([nextLink.getAttribute('href'), nextLink.getAttribute('rel')]).toEqual(['/list/page/3', 'next'])
})

test('the first page has no link to a previous page, and the last has none to a next page', () => {
  show(1, 3)
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull()
  cleanup()
  show(3, 3)
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
})

describe('the window of page numbers', () => {
  test.each([
    [1, 2, [1, 2]],
    [2, 3, [1, 2, 3]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, -2, 20]],
    [4, 20, [1, 2, 3, 4, 5, -2, 20]],
    [5, 20, [1, -1, 4, 5, 6, -2, 20]],
    [17, 20, [1, -1, 16, 17, 18, 19, 20]],
    [20, 20, [1, -1, 16, 17, 18, 19, 20]],
  ])('shows the expected numbers on page %i of %i', (page, pages, numbers) => {
    expect(pageWindow(page, pages)).toEqual(numbers)
  })

  test('contains the current page, at most seven entries, and no gap that replaces a single page', () => {
    for (let pages = 1; pages <= 40; pages++) {
      for (let page = 1; page <= pages; page++) {
        const shownNumbers = pageWindow(page, pages)
        expect(shownNumbers).toContain(page)
        expect(shownNumbers.length).toBeLessThanOrEqual(7)
        shownNumbers.forEach((entry, at) => {
          if (entry < 0) expect((shownNumbers[at + 1] ?? 0) - (shownNumbers[at - 1] ?? 0)).toBeGreaterThan(2)
          else if (at > 0 && (shownNumbers[at - 1] ?? 0) > 0) expect(entry).toBe((shownNumbers[at - 1] ?? 0) + 1)
        })
      }
    }
  })
})
