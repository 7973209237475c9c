import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const newsletterActs = {
  ofMembers: {
    'newsletter.subscribed': msg('Subscribed to the newsletter'),
  },
} satisfies FeatureActs
