// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

afterEach(cleanup)

const names = ['title', 'places', 'description', 'apply']
const problems = names.map((name) => ({ id: name, message: `Give the ${name}.` }))

test('more than three errors are listed, each with a link to its field', () => {
  render(
    <>
      <ErrorSummary problems={problems} />
      <input id="places" />
    </>,
  )
  expect(screen.getByRole('alert').textContent).toContain('4 fields need your attention')
  fireEvent.click(screen.getByRole('link', { name: 'Give the places.' }))
  expect(document.activeElement?.id).toBe('places')
})

test('up to three errors appear only at their fields', () => {
  render(<ErrorSummary problems={problems.slice(1)} />)
  expect(screen.queryByRole('alert')).toBeNull()
})
