import type { Message } from '@rise/contract/convos/shapes'
import { expect, test } from 'vitest'
import { linesOf, placeLines } from './days.ts'

const message = (seq: number, sentAt: string, own: boolean): Message => ({
  ...{
    seq,
    revision: seq,
    clientId: `${seq}`,
    own,
    by: null,
    text: `${seq}`,
    replyTo: null,
    attachment: null,
    link: null,
    sentAt,
  },
  ...{ editedAt: null, deleted: false, fakeJobSigns: [], reactions: { own: null, theirs: null } },
})
const waitingMessage = (clientId: string, at: string) => ({
  clientId,
  account: 'bob',
  text: clientId,
  replyTo: null,
  attachment: null,
  link: null,
  at,
})

test('lines are grouped by day, and by author within five minutes', () => {
  const lines = linesOf(
    [
      message(1, '2025-06-13T12:00:00', true),
      message(2, '2026-06-14T12:00:00', true),
      message(3, '2026-06-14T12:04:00', true),
      message(4, '2026-06-14T12:05:00', false),
      message(5, '2026-06-14T12:20:00', false),
    ],
    [waitingMessage('5', '2026-06-15T12:00:00'), waitingMessage('x', '2026-06-15T12:00:00')],
  )
  const placedLines = placeLines(lines, new Date('2026-06-15T13:00:00'))
  expect(placedLines.map(({ day, begins, ends }) => [day, begins, ends])).toEqual([
    [expect.stringMatching(/^Friday,? 13 June 2025$/), true, true],
    ['Yesterday', true, false],
    [undefined, false, true],
    [undefined, true, true],
    [undefined, true, true],
    ['Today', true, false],
    [undefined, false, true],
  ])
})

test('an acknowledged message is no longer waiting', () => {
  const lines = linesOf([message(1, '2026-06-15T12:00:00', true)], [waitingMessage('1', '2026-06-15T12:00:00')])
  expect(lines.map(({ kind }) => kind)).toEqual(['sent'])
})
