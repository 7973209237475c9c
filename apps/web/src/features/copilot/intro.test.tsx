// @vitest-environment jsdom
import type { CopilotState } from '@rise/contract/copilot/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { Intro } from './intro.tsx'

afterEach(cleanup)

const noPreferences = {
  looksFor: '',
  where: '',
  workTypes: [],
  employmentTypes: [],
  pay: null,
  proudOf: '',
  avoids: '',
}
const stateOf = (changes: Partial<CopilotState> = {}): CopilotState => ({
  ...{ preferences: noPreferences, introduced: false, model: null, agreed: false, prompts: 0, chats: [] },
  fromStory: { looksFor: '', where: '', workTypes: [] },
  ...changes,
})

function show(state: CopilotState) {
  const savedBodies: unknown[] = []
  const api = (async (_key: string, { body }: { body?: unknown }) => {
    savedBodies.push(body)
    return { success: true, result: {} }
  }) as unknown as Api
  renderFor(<Intro state={state} isPrimary />, { session: { status: 'member', user: userOf() }, api })
  return savedBodies
}

test('each answer is saved, and the intro ends with the last one', async () => {
  const savedBodies = show(stateOf())
  // The intro is not a dialog, so it doesn't cover the chat.
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.change(screen.getByLabelText(/What are you looking for/), { target: { value: 'Sailmaking' } })
  for (const step of ['2/4', '3/4', '4/4', 'Thank you!']) {
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { name: step })).toBeTruthy()
  }
  expect(savedBodies).toMatchObject([
    { looksFor: 'Sailmaking', introduced: false },
    { introduced: false },
    { introduced: false },
    { introduced: true },
  ])
})

test('answers from the story are prefilled, but each is saved only once its question has been shown', async () => {
  const savedBodies = show(stateOf({ fromStory: { looksFor: 'Sailmaker', where: 'Porto', workTypes: ['Remote'] } }))
  expect(screen.getByLabelText(/What are you looking for/)).toHaveProperty('value', 'Sailmaker')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('heading', { name: '2/4' })).toBeTruthy()
  expect(savedBodies).toMatchObject([{ looksFor: 'Sailmaker', where: '', workTypes: [] }])
  expect(screen.getByRole('checkbox', { name: 'Remote' })).toHaveProperty('checked', true)
})

test('a later visit continues with the first unanswered question', () => {
  show(stateOf({ preferences: { ...noPreferences, looksFor: 'Sailmaking', where: 'Porto' } }))
  expect(screen.getByRole('heading', { name: '3/4' })).toBeTruthy()
})
