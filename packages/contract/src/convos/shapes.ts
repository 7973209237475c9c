import { z } from 'zod'
import { memberCard } from '../connections/shapes.ts'
import { titles } from '../discussion/shapes.ts'
import { fakeJobSign } from '../jobs/shapes.ts'
import { linkPreview } from '../link-previews/shapes.ts'
import { notification } from '../notifications/shapes.ts'
import { picture } from '../pictures/shapes.ts'
import { closures } from './kinds.ts'

const reactionTitle = z.enum(titles)

/** A file that was uploaded for a message. */
export const uploadedAttachment = z.object({ _id: z.string(), name: z.string(), bytes: z.int() })
export type UploadedAttachment = z.output<typeof uploadedAttachment>

/** A file of a message. */
export const attachment = uploadedAttachment.extend({
  /** A document's extension; null for a picture. */
  kind: z.string().nullable(),
  /**
   * The document's address, which works only for this viewer and for some hours. Null for a picture, and in a request
   * until it is accepted.
   */
  url: z.string().nullable(),
  picture: picture.nullable(),
})
export type Attachment = z.output<typeof attachment>

export const message = z.object({
  /** The message's position, which determines the order of the conversation. */
  seq: z.int(),
  /** Grows with each change of the conversation. A device requests all changes after its latest revision. */
  revision: z.int(),
  clientId: z.string(),
  /** Whether the viewer wrote it, or the team that the viewer is on. */
  own: z.boolean(),
  /**
   * The member of the viewer's team who wrote the message; null if the viewer acts for no team, and for messages of the
   * other participant.
   */
  by: z.string().nullable(),
  /** Plain text; empty once deleted, and possibly next to a file. */
  text: z.string(),
  /** The message that this one replies to, with its first words; null if it is no reply. */
  replyTo: z.object({ seq: z.int(), own: z.boolean(), excerpt: z.string() }).nullable(),
  attachment: attachment.nullable(),
  /** The first page that the message links to, without a picture. Always null in a request. */
  link: linkPreview.nullable(),
  sentAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  deleted: z.boolean(),
  /** Signs of a fake job in the message; empty for the viewer’s own messages. */
  fakeJobSigns: z.array(fakeJobSign),
  reactions: z.object({ own: reactionTitle.nullable(), theirs: reactionTitle.nullable() }),
})
export type Message = z.output<typeof message>

/** A conversation, as one of its participants sees it. */
export const convo = z.object({
  /** The conversation's id, which is the same before and after the first message. */
  _id: z.string(),
  /** The other participant; null if they were erased, or can't be shown. */
  with: memberCard.nullable(),
  /** Whether the conversation is with the installation's support; for support itself, whether it is a bug report. */
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
  /**
   * Whether the viewer sent or received it, if the conversation is a request; null otherwise. A stranger's messages are
   * a request until the recipient replies or accepts.
   */
  request: z.enum(['sent', 'received']).nullable(),
  /** Why the viewer can't write; null when they can. */
  closed: z.enum(closures).nullable(),
  /** The positions of the last messages that the viewer and the other participant have read. */
  readSeq: z.int(),
  seenSeq: z.int(),
  /** Whether the other participant is online now; false if either participant hides this, and in a request. */
  present: z.boolean(),
  /** The viewer's unsent draft. */
  draft: z.string(),
})
export type Convo = z.output<typeof convo>

/** What a member hides in conversations; they then can't see the same of others, either. */
export const convoPrivacy = z.object({ presence: z.boolean(), seen: z.boolean(), typing: z.boolean() })
export type ConvoPrivacy = z.output<typeof convoPrivacy>

/** A message that a search found. */
export const foundMessage = z.object({
  convo,
  seq: z.int(),
  own: z.boolean(),
  /** An excerpt of the message around the first match. */
  excerpt: z.string(),
  sentAt: z.iso.datetime(),
})
export type FoundMessage = z.output<typeof foundMessage>

/** A range of the messages of a conversation, oldest first. */
export const messagePage = z.object({
  messages: z.array(message),
  /** Whether there are older messages, and newer ones. */
  hasBefore: z.boolean(),
  hasAfter: z.boolean(),
  /** The current revision of the conversation. */
  revision: z.int(),
})
export type MessagePage = z.output<typeof messagePage>

/** `message:message` of section 7 of the specification: the fields of a notification, and the conversation. */
export const receivedMessage = notification.extend({ convoId: z.string(), seq: z.int() })
export type ReceivedMessage = z.output<typeof receivedMessage>

/** The conversation that changed. A member's open devices should refetch it. */
export const convoChange = z.object({
  convoId: z.string(),
  /** The acting member's unread messages in all conversations; absent if unchanged. */
  missedMessages: z.int().optional(),
})

/** The conversation in which the other participant is typing. */
export const typing = z.object({ convoId: z.string() })
