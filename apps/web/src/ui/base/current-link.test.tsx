// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { CurrentLink } from './current-link.tsx'

afterEach(cleanup)

test.each([
  ['/jobs', '/jobs', false, 'page'],
  ['/jobs?q=cook', '/jobs', false, 'page'],
  ['/jobs', '/jobs/cook', false, 'page'],
  ['/jobs', '/jobs/cook', true, null],
  ['/jobs', '/jobseekers', false, null],
  ['/', '/jobs', false, null],
  ['/', '/', false, 'page'],
])('a link to %s on %s (end: %s) is marked as current: %s', (to, path, end, marked) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <CurrentLink to={to} end={end}>
        A page
      </CurrentLink>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(marked)
})
