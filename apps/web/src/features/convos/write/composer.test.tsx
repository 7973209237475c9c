// @vitest-environment jsdom
import type { Convo } from '@rise/contract/convos/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import type { Outbox } from '../outbox/outbox.ts'
import { Composer } from './composer.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

const firstConvo = { _id: 'one', request: 'sent', lastSeq: 0, last: null, draft: '', closed: null } as unknown as Convo
const hour = 3_600_000
const waitNote =
  /^Your account is less than 48 hours old, so a first message with a link waits .* it’s sent right away\.$/

function write(text: string, { change = {}, age = 1 }: { change?: Partial<Convo>; age?: number } = {}) {
  const newUntil = new Date(Date.now() + (48 - age) * hour).toISOString()
  const props = { account: 'bob', owner: 'ada', subject: undefined, onDone: () => {}, outbox: {} as Outbox }
  renderFor(
    <Composer convo={{ ...firstConvo, ...change }} {...props} label="Message Bob" placeholder="Write a message" />,
    {
      session: { status: 'member', user: userOf({ newUntil }) },
    },
  )
  fireEvent.change(screen.getByLabelText('Message Bob'), { target: { value: text } })
}

test('before a new member sends a link to a stranger, a note says that the message will be held', () => {
  write('See https://a.example')
  expect(screen.getByText(waitNote)).toBeDefined()
})

test.each([
  ['without a link', 'Hello', {}],
  ['to someone who follows them', 'See https://a.example', { change: { request: null } }],
  ['after the first message', 'See https://a.example', { change: { lastSeq: 1 } }],
  ['with an older account', 'See https://a.example', { age: 49 }],
] as const)('the note is not shown %s', (_, text, more) => {
  write(text, more)
  expect(screen.queryByText(waitNote)).toBeNull()
})
