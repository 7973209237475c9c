import { z } from 'zod'
import { integer } from '../integers.ts'
import { oneLine, writtenText } from '../texts.ts'
import { LONGEST_FILE_NAME, LONGEST_MESSAGE, LONGEST_SEARCH } from './limits.ts'

const tooLong = `Use at most ${LONGEST_MESSAGE.toLocaleString('en-US')} characters.`

const plainText = z
  .string('Write a message.')
  .max(2 * LONGEST_MESSAGE, tooLong)
  .transform((text) => text.replaceAll(/\r\n?/g, '\n'))
  .pipe(writtenText)

/** The words of a message: plain text, whose lines stay as they were written. */
export const messageText = plainText.pipe(z.string().min(1, 'Write a message.').max(LONGEST_MESSAGE, tooLong))

/** A message as the browser sends it, repeatedly until it is acknowledged. */
export const newMessage = z
  .object({
    /** Made by the browser: sent again with the same words, it stays one message. */
    clientId: z.uuid('Send an id for the new message.'),
    /** May be empty beside a file. */
    text: plainText.pipe(z.string().max(LONGEST_MESSAGE, tooLong)),
    /** The position of the message that it replies to. */
    replyTo: integer.min(1).nullable().default(null),
    /** A file that was uploaded for it. */
    fileId: z.uuid('Attach the file again.').nullable().default(null),
  })
  .refine(({ text, fileId }) => text !== '' || fileId !== null, { path: ['text'], message: 'Write a message.' })

/** The name of a file, without the folders of a path. */
export const fileName = oneLine('The file’s name', LONGEST_FILE_NAME).transform((name) => name.replace(/^.*[/\\]/, ''))

/** Words to search messages for. */
export const searchWords = oneLine('The search', LONGEST_SEARCH).pipe(z.string().min(1, 'Enter a word.'))

/** Words that wait to be sent; empty for none. */
export const draftText = z.string('The draft is missing.').max(LONGEST_MESSAGE, tooLong)
