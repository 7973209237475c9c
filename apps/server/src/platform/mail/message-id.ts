import type { Keys } from '../secrets/keys.ts'
import { readSignedText, signText } from '../secrets/signed-text.ts'

const PURPOSE = 'message-id'

/**
 * Returns the part of a Message-ID before the `@`: the email's id, signed, so that reports about other senders' emails
 * are ignored.
 */
export function signMailId(keys: Keys, id: string): string {
  return signText(keys.derive(PURPOSE), id)
}

/** Returns the id of the email that we sent with a Message-ID; undefined for any other Message-ID. */
export function readMessageId(keys: Keys, messageId: string): string | undefined {
  const [, localPart = ''] = /^<?([^<>@\s]+)@[^<>@\s]*>?$/.exec(messageId) ?? []
  return readSignedText(keys.derive(PURPOSE), localPart)
}
