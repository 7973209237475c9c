// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Button, ButtonLink } from './button.tsx'

afterEach(cleanup)

test('a click calls the handler, and a plain button does not submit its form', () => {
  const press = vi.fn()
  const submit = vi.fn()
  render(
    <form onSubmit={submit}>
      <Button onClick={press}>Save</Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(press).toHaveBeenCalledOnce()
  expect(submit).not.toHaveBeenCalled()
})

test('a busy button keeps its label and focus, is announced as busy, and does not act or submit again', () => {
  const press = vi.fn()
  const submit = vi.fn((event) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" busy={busy} onClick={press}>
        Publish
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Publish' })
  button.focus()
  fireEvent.click(button)
  expect(submit).toHaveBeenCalledOnce()

  rerender(form(true))
  fireEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
  expect(screen.getByRole('button', { name: 'Publish' })).toBe(button)
  expect(press).toHaveBeenCalledOnce()
  expect(submit).toHaveBeenCalledOnce()
})

test('a button link is a link with an address', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/somewhere">Go</ButtonLink>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Go' }).getAttribute('href')).toBe('/somewhere')
})
