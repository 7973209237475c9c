import type { Message } from '@rise/contract/convos/shapes'
import { expect, test } from 'vitest'
import { addAfter, addBefore, catchUp, putMessage, type Thread } from '../thread-messages.ts'

const message = (seq: number, revision = seq, text = `${seq}`): Message => ({
  ...{
    seq,
    revision,
    clientId: `${seq}`,
    own: false,
    by: null,
    text,
    replyTo: null,
    attachment: null,
    link: null,
    sentAt: '2026-06-15T09:00:00.000Z',
  },
  ...{ editedAt: null, deleted: false, fakeJobSigns: [], reactions: { own: null, theirs: null } },
})
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => message(from + n))
const thread = (change: Partial<Thread> = {}): Thread => ({
  ...{ messages: range(11, 13), hasBefore: true, hasAfter: false, revision: 13 },
  ...change,
})
const stretch = (messages: Message[]) => ({ messages, hasBefore: true, hasAfter: true, revision: 99 })
const seqs = ({ messages }: Thread) => messages.map(({ seq }) => seq)

test('catching up adds new messages and applies changes', () => {
  const caughtUp = catchUp(thread(), { messages: [message(12, 14, 'edited'), message(14, 15)], revision: 15 })
  expect(seqs(caughtUp)).toEqual([11, 12, 13, 14])
  expect([caughtUp.messages[1]?.text, caughtUp.revision]).toEqual(['edited', 15])
})

test('catching up ignores messages after a gap, and changes of messages that are not loaded', () => {
  const withGap = catchUp(thread(), { messages: [message(3, 20), message(15, 21)], revision: 21 })
  expect([seqs(withGap), withGap.hasAfter]).toEqual([[11, 12, 13], true])
  expect(seqs(catchUp(thread({ hasAfter: true }), { messages: [message(14)], revision: 14 }))).toEqual([11, 12, 13])
})

test('a late response with an older revision reverts nothing', () => {
  const editedThread = catchUp(thread(), { messages: [message(12, 20, 'new')], revision: 20 })
  expect(catchUp(editedThread, { messages: [message(12, 15, 'old')], revision: 15 })).toEqual(editedThread)
})

test('a sent message is inserted once, and messages before it are still requested', () => {
  const sentThread = putMessage(putMessage(thread(), message(14)), message(14))
  expect([seqs(sentThread), sentThread.revision]).toEqual([[11, 12, 13, 14], 13])
  expect(seqs(putMessage(thread(), message(15)))).toEqual([11, 12, 13])
})

test('a thread grows in both directions, and drops messages at the far end', () => {
  expect(seqs(addBefore(thread(), stretch(range(5, 12))))).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13])
  const long = thread({ messages: range(101, 400) })
  const extendedUp = addBefore(long, stretch(range(51, 100)))
  expect([extendedUp.messages[0]?.seq, extendedUp.messages.at(-1)?.seq, extendedUp.hasAfter]).toEqual([51, 350, true])
  const extendedDown = addAfter(
    thread({ messages: range(101, 400), hasAfter: true, hasBefore: false }),
    stretch(range(401, 450)),
  )
  expect([extendedDown.messages[0]?.seq, extendedDown.messages.at(-1)?.seq, extendedDown.hasBefore]).toEqual([
    151,
    450,
    true,
  ])
})
