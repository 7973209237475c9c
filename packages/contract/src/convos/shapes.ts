import { z } from 'zod'
import { memberCard } from '../connections/shapes.ts'
import { titles } from '../discussion/shapes.ts'
import { notification } from '../notifications/shapes.ts'
import { closures } from './kinds.ts'

const reactionTitle = z.enum(titles)

export const message = z.object({
  /** Its position: the order of the conversation. */
  seq: z.int(),
  /** Grows with each change of the conversation; a device asks for what came after the last one it has. */
  revision: z.int(),
  clientId: z.string(),
  /** Whether the viewer's side wrote it. */
  own: z.boolean(),
  /** Who of the viewer's team wrote it; null for a side of one person, and for the other side. */
  by: z.string().nullable(),
  /** Plain text; empty once deleted. */
  text: z.string(),
  /** What it replies to, by its first words; null without. */
  replyTo: z.object({ seq: z.int(), own: z.boolean(), excerpt: z.string() }).nullable(),
  sentAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  deleted: z.boolean(),
  reactions: z.object({ own: reactionTitle.nullable(), theirs: reactionTitle.nullable() }),
})
export type Message = z.output<typeof message>

/** A conversation, as one of its sides sees it. */
export const convo = z.object({
  /** The same before and after the first message. */
  _id: z.string(),
  /** The other side; null when it was erased, or can't be shown. */
  with: memberCard.nullable(),
  /** With the installation's support, or, to support, a bug report. */
  support: z.boolean(),
  /** Null before the first message. */
  lastAt: z.iso.datetime().nullable(),
  last: z.object({ own: z.boolean(), excerpt: z.string(), deleted: z.boolean() }).nullable(),
  lastSeq: z.int(),
  unread: z.int(),
  markedUnread: z.boolean(),
  pinned: z.boolean(),
  archived: z.boolean(),
  muted: z.boolean(),
  /** A stranger's first messages, until they are answered or accepted; who sent them. */
  request: z.enum(['sent', 'received']).nullable(),
  /** Why the viewer can't write; null when they can. */
  closed: z.enum(closures).nullable(),
  /** The last message that the viewer, and the other side, have read. */
  readSeq: z.int(),
  seenSeq: z.int(),
  /** What the viewer's side began to write. */
  draft: z.string(),
})
export type Convo = z.output<typeof convo>

/** A stretch of the messages of a conversation, the oldest first. */
export const messageStretch = z.object({
  messages: z.array(message),
  /** Whether there are older ones, and newer ones. */
  hasBefore: z.boolean(),
  hasAfter: z.boolean(),
  /** Of the conversation, as it is now. */
  revision: z.int(),
})
export type MessageStretch = z.output<typeof messageStretch>

/** Section 7's `message:message`: the fields of a notification, and the conversation. */
export const receivedMessage = notification.extend({ convoId: z.string(), seq: z.int() })
export type ReceivedMessage = z.output<typeof receivedMessage>

/** Where a member's open devices should look again. */
export const convoChange = z.object({
  convoId: z.string(),
  /** Of the acting member: unread messages of all conversations; absent when it is as before. */
  missedMessages: z.int().optional(),
})

/** The other side writes at this moment. */
export const typing = z.object({ convoId: z.string() })
