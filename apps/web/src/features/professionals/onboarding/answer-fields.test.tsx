// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../../app/visitor.factory.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { answersOf } from './answers.ts'
import { emptyGuest } from './guest-onboarding.ts'

afterEach(cleanup)

test('that a role has ended is said beside its company, whatever is asked after it', () => {
  const names = ['position', 'company', 'headline'] as const
  renderFor(<AnswerFields names={names} answers={answersOf(emptyGuest.story)} errors={{}} onChange={() => {}} />)
  const [role, company, ended, headline] = [
    screen.getByLabelText('Your role'),
    screen.getByLabelText('Company'),
    screen.getByRole('button', { name: 'I do not work there any more' }),
    screen.getByLabelText('Headline'),
  ]
  const inOrder = (...all: HTMLElement[]) =>
    all.slice(1).every((one, at) => all[at] && all[at].compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  expect(inOrder(role, company, ended, headline)).toBe(true)
})
