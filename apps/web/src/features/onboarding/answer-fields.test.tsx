// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../app/visitor.factory.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { answersOf } from './flow/answers.ts'
import { emptyGuest } from './flow/guest-onboarding.ts'
import { essentials, steps } from './flow/steps.ts'

afterEach(cleanup)

test('the end of a role is asked right after its company', () => {
  const names = ['position', 'company', 'headline'] as const
  renderFor(<AnswerFields names={names} answers={answersOf(emptyGuest.story)} errors={{}} onChange={() => {}} />)
  const [role, company, ended, headline] = [
    screen.getByLabelText('Your role'),
    screen.getByLabelText('Company'),
    screen.getByRole('button', { name: 'I no longer work there' }),
    screen.getByLabelText('Headline'),
  ]
  const inOrder = (...all: HTMLElement[]) =>
    all.slice(1).every((one, at) => all[at] && all[at].compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  expect(inOrder(role, company, ended, headline)).toBe(true)
})

test('each answer that a useful page needs is one field, as counted', () => {
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
