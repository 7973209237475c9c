// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MentionTextArea } from './mention-text-area.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const people = ['Ada Lovelace', 'Ada Stone'].map((name) => ({
  ...{ id: name, name, note: null, photo: null, isSquare: false, href: '/' },
}))

interface Props {
  readonly onAsk: (words: string) => void
  readonly onMention: (id: string) => void
}

function Field({ onAsk, onMention }: Props) {
  const [text, setText] = useState('')
  return (
    <MentionTextArea
      label="Comment"
      value={text}
      onType={setText}
      onMention={({ id }) => onMention(id)}
      suggest={async (words) => {
        onAsk(words)
        return people
      }}
    />
  )
}

function show() {
  const [queries, mentionedIds]: [string[], string[]] = [[], []]
  render(<Field onAsk={(words) => queries.push(words)} onMention={(id) => mentionedIds.push(id)} />)
  return { queries, mentionedIds, field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }) }
}

function type(field: HTMLTextAreaElement, value: string): void {
  fireEvent.change(field, { target: { value } })
}

test('typing "@" suggests members, and the keyboard chooses one', async () => {
  const { queries, mentionedIds, field } = show()
  type(field, 'Hello @ad')
  const options = await screen.findAllByRole('option')
  expect(queries).toEqual(['ad'])
  expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id)
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect([field.value, mentionedIds]).toEqual(['Hello @Ada Stone ', ['Ada Stone']])
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('Escape closes the list until the next "@", and keys edit the text again', async () => {
  const { field } = show()
  type(field, '@ad')
  await screen.findByRole('listbox')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryByRole('listbox')).toBeNull()
  type(field, '@ada')
  await vi.advanceTimersByTimeAsync(500)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field.hasAttribute('aria-activedescendant')).toBe(false)
  type(field, 'No one.')
  type(field, 'No one but @')
  expect(await screen.findByRole('listbox')).toBeTruthy()
})

test('no one is suggested in an email address, or once too many words follow the "@"', async () => {
  const { queries, field } = show()
  for (const text of ['mail@example', 'Hello @ad went home and slept', 'No one']) {
    type(field, text)
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(queries).toEqual([])
})
