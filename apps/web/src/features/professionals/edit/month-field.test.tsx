// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MonthField } from './month-field.tsx'

afterEach(cleanup)

test.each([
  ['-02', 'Give a date such as 2024-05.', 'Enter the year in four digits, such as 2024.'],
  ['20-02', 'Give a date such as 2024-05.', 'Enter the year in four digits, such as 2024.'],
  ['2020-02', 'The end is before the start. Correct one of them.', 'The end is before the start. Correct one of them.'],
])('for the value %s, the error “%s” is shown as “%s”', (value, error, message) => {
  render(<MonthField label="End date" id="until" value={value} error={error} onChange={() => {}} />)
  const year = screen.getByLabelText('End date: year')
  expect(screen.getByText(message)).toBeTruthy()
  expect(year.getAttribute('aria-invalid')).toBe('true')
})
