// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { RichTextField } from './rich-text-field.tsx'

afterEach(cleanup)

function Form({ initial }: { initial: string }) {
  const [html, setHtml] = useState(initial)
  return <RichTextField id="body" label="Text" html={html} onChange={setHtml} />
}

test('the editor starts with the text typed before it loaded, including the last space, and the cursor at its end', async () => {
  render(<Form initial="" />)
  fireEvent.click(screen.getByRole('button', { name: 'Write the text' }))
  const early = screen.getByRole('textbox', { name: 'Text' })
  expect(document.activeElement).toBe(early)
  fireEvent.change(early, { target: { value: 'Two lines,\nwritten ' } })
  const editor = await screen.findByRole('toolbar').then(() => screen.getByRole('textbox', { name: 'Text' }))
  expect(editor).not.toBe(early)
  expect(document.activeElement).toBe(editor)
  expect([...editor.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Two lines,', 'written '])
  const { focusNode, focusOffset } = document.getSelection() ?? {}
  expect([focusNode?.textContent, focusOffset]).toEqual(['written ', 'written '.length])
})

test('the editor of an existing text contains its blocks once it has loaded', async () => {
  render(<Form initial={'<h2>Why</h2>\n<p>Because.</p>'} />)
  const button = screen.getByRole('button', { name: 'Change the text' })
  fireEvent.click(button)
  const editor = await screen.findByRole('textbox', { name: 'Text' })
  expect([...editor.children].map(({ textContent }) => textContent)).toEqual(['Why', 'Because.'])
})
