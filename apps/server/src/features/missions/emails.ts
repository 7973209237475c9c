declare module '../../platform/mail/emails.ts' {
  interface Emails {
    /**
     * `reward` is a gift, `words` an admin's message, `link` the address of the reward, and `url` the page of the
     * member's rewards.
     */
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
