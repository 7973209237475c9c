import type { Message, MessagePage } from '@rise/contract/convos/shapes'

/** Messages beyond this number are dropped at the far end, and reloaded when scrolled near. */
const MAX_LOADED = 300

/** The loaded part of a conversation: messages without gaps, the oldest first. */
export interface Thread {
  readonly messages: readonly Message[]
  readonly hasBefore: boolean
  readonly hasAfter: boolean
  /** The revision up to which changes are included. */
  readonly revision: number
}

/**
 * Returns a thread with its first loaded page. A page around a message may begin or end in the middle of the
 * conversation.
 */
export function threadOf({ messages, hasBefore, hasAfter, revision }: MessagePage): Thread {
  return { messages, hasBefore, hasAfter, revision }
}

/**
 * Adds the messages and changes since the thread's revision. Changes to messages that are not loaded are ignored,
 * because loading a message later returns its current state.
 */
export function catchUp(thread: Thread, { messages, revision }: Pick<MessagePage, 'messages' | 'revision'>): Thread {
  const bySeq = new Map(thread.messages.map((message) => [message.seq, message]))
  const last = thread.messages.at(-1)?.seq ?? 0
  let next = last + 1
  let isGap = false
  for (const message of messages.toSorted((a, b) => a.seq - b.seq)) {
    const existingMessage = bySeq.get(message.seq)
    const isNext = !thread.hasAfter && message.seq === next
    if (isNext) next += 1
    else if (message.seq >= next) isGap = true
    if (isNext || (existingMessage && existingMessage.revision < message.revision)) bySeq.set(message.seq, message)
  }
  return {
    ...thread,
    messages: inOrder(bySeq),
    revision: Math.max(thread.revision, revision),
    // If an older message was changed meanwhile, there may be a gap; the messages after it are then loaded like any
    // other page.
    hasAfter: thread.hasAfter || isGap,
  }
}

/**
 * Inserts a message that was just sent or changed, without raising the thread's revision, because other messages may
 * have arrived before it.
 */
export function putMessage(thread: Thread, message: Message): Thread {
  const { revision } = thread
  return { ...catchUp(thread, { messages: [message], revision }), revision }
}

/** Adds older messages above, and drops the newest ones beyond the maximum. */
export function addBefore(thread: Thread, { messages, hasBefore }: MessagePage): Thread {
  const first = thread.messages[0]?.seq ?? Number.POSITIVE_INFINITY
  const mergedMessages = [...messages.filter(({ seq }) => seq < first), ...thread.messages]
  return {
    ...thread,
    hasBefore,
    messages: mergedMessages.slice(0, MAX_LOADED),
    hasAfter: thread.hasAfter || mergedMessages.length > MAX_LOADED,
  }
}

/** Adds newer messages below, and drops the oldest ones beyond the maximum. */
export function addAfter(thread: Thread, { messages, hasAfter }: MessagePage): Thread {
  const last = thread.messages.at(-1)?.seq ?? 0
  const mergedMessages = [...thread.messages, ...messages.filter(({ seq }) => seq > last)]
  return {
    ...thread,
    hasAfter,
    messages: mergedMessages.slice(-MAX_LOADED),
    hasBefore: thread.hasBefore || mergedMessages.length > MAX_LOADED,
  }
}

function inOrder(bySeq: ReadonlyMap<number, Message>): Message[] {
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}
