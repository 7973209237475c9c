import type { Audience } from './kinds.ts'

interface AudienceWords {
  readonly name: string
  /** The meaning of the audience, shown in forms. */
  readonly hint: string
}

export const audienceWords: Readonly<Record<Audience, AudienceWords>> = {
  everyone: { name: 'Everyone', hint: 'Anyone can read it, with or without an account.' },
  members: { name: 'Members', hint: 'People who are logged in. Others see the title and the first lines.' },
  pro: { name: 'Pro members', hint: 'Professionals, and companies on the Pro plan.' },
  creator: { name: 'Creators', hint: 'Companies, and professionals on the Creator plan.' },
}
