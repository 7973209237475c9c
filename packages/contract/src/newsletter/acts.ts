import type { FeatureActs } from '../acts.ts'

export const newsletterActs = {
  ofMembers: {
    'newsletter.subscribed': 'Subscribed to the newsletter',
  },
} satisfies FeatureActs
