import type { Message, MessageStretch } from '@rise/contract/convos/shapes'

/** Messages beyond this number are dropped at the far end, and reloaded when scrolled near. */
const MOST_LOADED = 300

/** The loaded part of a conversation: messages without gaps, the oldest first. */
export interface Thread {
  readonly messages: readonly Message[]
  readonly hasBefore: boolean
  readonly hasAfter: boolean
  /** Changes up to this revision are included. */
  readonly revision: number
}

/** The first page. One loaded around a message may begin or end within the conversation. */
export function threadOf({ messages, hasBefore, hasAfter, revision }: MessageStretch): Thread {
  return { messages, hasBefore, hasAfter, revision }
}

/**
 * Adds messages and changes since the thread's revision. Changes of messages that are not loaded are left out: they
 * come with these messages when those are loaded.
 */
export function catchUp(thread: Thread, { messages, revision }: Pick<MessageStretch, 'messages' | 'revision'>): Thread {
  const bySeq = new Map(thread.messages.map((message) => [message.seq, message]))
  const last = thread.messages.at(-1)?.seq ?? 0
  let next = last + 1
  let isGap = false
  for (const message of messages.toSorted((a, b) => a.seq - b.seq)) {
    const existing = bySeq.get(message.seq)
    const isNext = !thread.hasAfter && message.seq === next
    if (isNext) next += 1
    else if (message.seq >= next) isGap = true
    if (isNext || (existing && existing.revision < message.revision)) bySeq.set(message.seq, message)
  }
  return {
    ...thread,
    messages: inOrder(bySeq),
    revision: Math.max(thread.revision, revision),
    // An older message was changed meanwhile and came later: what follows it is loaded like any other page.
    hasAfter: thread.hasAfter || isGap,
  }
}

/** Inserts a message that was just sent or changed, keeping the revision: others may have arrived before it. */
export function putMessage(thread: Thread, message: Message): Thread {
  const { revision } = thread
  return { ...catchUp(thread, { messages: [message], revision }), revision }
}

/** Adds older messages above, and drops the newest ones beyond the maximum. */
export function addBefore(thread: Thread, { messages, hasBefore }: MessageStretch): Thread {
  const first = thread.messages[0]?.seq ?? Number.POSITIVE_INFINITY
  const merged = [...messages.filter(({ seq }) => seq < first), ...thread.messages]
  return {
    ...thread,
    hasBefore,
    messages: merged.slice(0, MOST_LOADED),
    hasAfter: thread.hasAfter || merged.length > MOST_LOADED,
  }
}

/** Adds newer messages below, and drops the oldest ones beyond the maximum. */
export function addAfter(thread: Thread, { messages, hasAfter }: MessageStretch): Thread {
  const last = thread.messages.at(-1)?.seq ?? 0
  const merged = [...thread.messages, ...messages.filter(({ seq }) => seq > last)]
  return {
    ...thread,
    hasAfter,
    messages: merged.slice(-MOST_LOADED),
    hasBefore: thread.hasBefore || merged.length > MOST_LOADED,
  }
}

function inOrder(bySeq: ReadonlyMap<number, Message>): Message[] {
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}
