// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Facts } from './facts.tsx'

test('facts are separated by dots, and unknown ones leave none', () => {
  render(
    <p data-testid="line">
      <Facts>
        {''}
        <strong>Nettle Works</strong>
        {null}
        {['Oslo, Norway', 'Hybrid']}
        {undefined}
      </Facts>
    </p>,
  )
  const line = screen.getByTestId('line')
  // The dots are drawn on spaces, which disappear at the end of a line.
  expect(line.textContent).toBe('Nettle Works Oslo, Norway Hybrid')
  expect(line.querySelectorAll('.fact-dot')).toHaveLength(2)
})

test('without any known fact, nothing is shown', () => {
  const { container } = render(<Facts>{[null, '']}</Facts>)
  expect(container.innerHTML).toBe('')
})
