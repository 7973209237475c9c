declare module '../../platform/mail/emails.ts' {
  interface Emails {
    /** `words` are an admin's; `link` is where the reward is, and `url` leads to the member's rewards. */
    'reward-answered': {
      firstName: string
      reward: string
      state: 'fulfilled' | 'declined'
      words: string
      link: string | null
      url: string
    }
  }
}

export type {}
