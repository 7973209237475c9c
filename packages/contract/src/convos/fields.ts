import { z } from 'zod'
import { LONGEST_MESSAGE } from './limits.ts'

const tooLong = `Use at most ${LONGEST_MESSAGE.toLocaleString('en-US')} characters.`

/** The words of a message: plain text, whose lines stay as they were written. */
export const messageText = z
  .string('Write a message.')
  .max(2 * LONGEST_MESSAGE, tooLong)
  .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
  .pipe(z.string().min(1, 'Write a message.').max(LONGEST_MESSAGE, tooLong))

/** A message as the browser sends it, again and again until it is acknowledged. */
export const newMessage = z.object({
  /** Made by the browser: sent again with the same words, it stays one message. */
  clientId: z.uuid('Send an id for the new message.'),
  text: messageText,
  /** The position of the message that it replies to. */
  replyTo: z.int().min(1).nullable().default(null),
})

/** Words that wait to be sent; empty for none. */
export const draftText = z.string('The draft is missing.').max(LONGEST_MESSAGE, tooLong)
