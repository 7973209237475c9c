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

test('the current page is marked, and its neighbours are real links with their relation', () => {
  show(2, 9)
  expect(screen.getByRole('link', { current: 'page', name: 'Page 2' }).textContent).toBe('2')
  const previous = screen.getByRole('link', { name: 'Previous page' })
  expect([previous.getAttribute('href'), previous.getAttribute('rel')]).toEqual(['/list', 'prev'])
  const next = screen.getByRole('link', { name: 'Next page' })
  expect([next.getAttribute('href'), next.getAttribute('rel')]).toEqual(['/list/page/3', 'next'])
})

test('the first page links only forward, and the last only back', () => {
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

  test('contains the current page, at most seven places, and no gap that hides a single page', () => {
    for (let pages = 1; pages <= 40; pages++) {
      for (let page = 1; page <= pages; page++) {
        const shown = pageWindow(page, pages)
        expect(shown).toContain(page)
        expect(shown.length).toBeLessThanOrEqual(7)
        shown.forEach((entry, at) => {
          if (entry < 0) expect((shown[at + 1] ?? 0) - (shown[at - 1] ?? 0)).toBeGreaterThan(2)
          else if (at > 0 && (shown[at - 1] ?? 0) > 0) expect(entry).toBe((shown[at - 1] ?? 0) + 1)
        })
      }
    }
  })
})
