// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { RichTextField } from './rich-text-field.tsx'

afterEach(cleanup)

function Form() {
  const [html, setHtml] = useState('')
  return (
    <>
      <RichTextField id="body" label="Text" html={html} onChange={setHtml} />
      <input aria-label="People" />
    </>
  )
}

// The file has one test, because the editor is loaded once for all tests of a file.
test('an editor that has loaded after the writer moved to another field does not take the focus back', async () => {
  render(<Form />)
  fireEvent.click(screen.getByRole('button', { name: 'Write the text' }))
  const early = screen.getByRole('textbox', { name: 'Text' })
  fireEvent.change(early, { target: { value: 'Deep water.' } })
  const people = screen.getByRole('textbox', { name: 'People' })
  act(() => people.focus())
  await screen.findByRole('toolbar')
  expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toBe('Deep water.')
  expect(document.activeElement).toBe(people)
})
