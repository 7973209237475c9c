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
const messagePage = (messages: Message[]) => ({ messages, hasBefore: true, hasAfter: true, revision: 99 })
const seqs = ({ messages }: Thread) => messages.map(({ seq }) => seq)

test('catching up adds new messages and applies changes', () => {
  const updatedThread = catchUp(thread(), { messages: [message(12, 14, 'edited'), message(14, 15)], revision: 15 })
  expect(seqs(updatedThread)).toEqual([11, 12, 13, 14])
  expect([updatedThread.messages[1]?.text, updatedThread.revision]).toEqual(['edited', 15])
})

test('catching up ignores messages after a gap, and changes to messages that are not loaded', () => {
  const threadWithGap = catchUp(thread(), { messages: [message(3, 20), message(15, 21)], revision: 21 })
  expect([seqs(threadWithGap), threadWithGap.hasAfter]).toEqual([[11, 12, 13], true])
  expect(seqs(catchUp(thread({ hasAfter: true }), { messages: [message(14)], revision: 14 }))).toEqual([11, 12, 13])
})

test('a late response with an older revision reverts nothing', () => {
  const editedThread = catchUp(thread(), { messages: [message(12, 20, 'new')], revision: 20 })
  expect(catchUp(editedThread, { messages: [message(12, 15, 'old')], revision: 15 })).toEqual(editedThread)
})

test('a sent message is inserted once, and earlier messages that were not received yet are still requested', () => {
  const sentThread = putMessage(putMessage(thread(), message(14)), message(14))
  expect([seqs(sentThread), sentThread.revision]).toEqual([[11, 12, 13, 14], 13])
  expect(seqs(putMessage(thread(), message(15)))).toEqual([11, 12, 13])
})

test('a thread grows in both directions, and drops messages at the far end', () => {
  expect(seqs(addBefore(thread(), messagePage(range(5, 12))))).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13])
  const long = thread({ messages: range(101, 400) })
  const threadWithOlder = addBefore(long, messagePage(range(51, 100)))
  expect([threadWithOlder.messages[0]?.seq, threadWithOlder.messages.at(-1)?.seq, threadWithOlder.hasAfter]).toEqual([
    51,
    350,
    true,
  ])
  const threadWithNewer = addAfter(
    thread({ messages: range(101, 400), hasAfter: true, hasBefore: false }),
    messagePage(range(401, 450)),
  )
  expect([threadWithNewer.messages[0]?.seq, threadWithNewer.messages.at(-1)?.seq, threadWithNewer.hasBefore]).toEqual([
    151,
    450,
    true,
  ])
})
