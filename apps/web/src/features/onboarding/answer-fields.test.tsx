// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../app/visitor.factory.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { answersOf } from './flow/answers.ts'
import { emptyGuest } from './flow/guest-onboarding.ts'
import { essentials, steps } from './flow/steps.ts'

afterEach(cleanup)

test('the button to end a role appears below the company once the company is typed', () => {
  const names = ['position', 'company', 'headline'] as const
  renderFor(<AnswerFields names={names} answers={answersOf(emptyGuest.story)} errors={{}} onChange={() => {}} />)
  expect(screen.queryByRole('button', { name: 'I no longer work there' })).toBeNull()
  cleanup()
  const answers = { ...answersOf(emptyGuest.story), company: 'Coast Guard' }
  renderFor(<AnswerFields names={names} answers={answers} errors={{}} onChange={() => {}} />)
  const [role, company, ended, headline] = [
    screen.getByLabelText('Your role'),
    screen.getByLabelText('Company (optional)'),
    screen.getByRole('button', { name: 'I no longer work there' }),
    screen.getByLabelText('Headline'),
  ]
  const inOrder = (...all: HTMLElement[]) =>
    all.slice(1).every((one, at) => all[at] && all[at].compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  expect(inOrder(role, company, ended, headline)).toBe(true)
})

test('each essential answer is one field', () => {
  const names = essentials.flatMap((id) => steps[id].fields).filter((name, at, all) => all.indexOf(name) === at)
  renderFor(<AnswerFields names={names} answers={answersOf(emptyGuest.story)} errors={{}} onChange={() => {}} />)
  expect(names).toHaveLength(4)
  expect(document.querySelectorAll('input, select, textarea')).toHaveLength(4)
})

test('a role is named if only its end is asked for', () => {
  const answers = { ...answersOf(emptyGuest.story), position: 'Keeper', company: 'Coast Guard' }
  renderFor(<AnswerFields names={['until']} answers={answers} errors={{}} onChange={() => {}} />)
  expect(screen.getByText('Keeper at Coast Guard')).toBeDefined()
})
