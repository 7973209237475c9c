import { type Message, msg } from '@rise/texts'
import type { Audience } from './kinds.ts'

interface AudienceWords {
  readonly name: Message
  /** The meaning of the audience, shown in forms. */
  readonly hint: Message
}

export const audienceWords: Readonly<Record<Audience, AudienceWords>> = {
  everyone: { name: msg('Everyone'), hint: msg('Anyone can read it, with or without an account.') },
  members: {
    name: msg('Members'),
    hint: msg('People who are logged in. Others see the title and the first lines.'),
  },
  pro: { name: msg('Pro members'), hint: msg('Professionals, and companies on the Pro plan.') },
  creator: { name: msg('Creators'), hint: msg('Companies, and professionals on the Creator plan.') },
}
