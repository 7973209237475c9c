// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FormBar } from './form-bar.tsx'

afterEach(cleanup)

test('the bar stays in the window only while something is unsaved', () => {
  const barOf = (sticks: boolean) => (
    <FormBar status={sticks ? 'Not saved yet' : 'All changes saved'} sticks={sticks}>
      <button type="submit">Save</button>
    </FormBar>
  )
  const { container, rerender } = render(barOf(false))
  const bars = () => container.querySelectorAll('[data-sticky-bar]').length
  expect([bars(), screen.getByRole('status').textContent]).toEqual([0, 'All changes saved'])
  rerender(barOf(true))
  expect([bars(), screen.getByRole('status').textContent]).toEqual([1, 'Not saved yet'])
})
