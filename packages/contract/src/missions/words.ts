import { type Message, msg, t } from '@rise/texts'
import type { ClaimState, Gift, IllustrationStyle, MissionAudience } from './kinds.ts'

export const missionAudienceNames: Readonly<Record<MissionAudience, Message>> = {
  everyone: msg('Everyone'),
  professional: msg('Professionals'),
  employer: msg('Employers'),
}

/** Returns "1 point" or "5 points". */
export function pointsInWords(points: number): string {
  return t('{count, plural, one {{points} point} other {{points} points}}', { count: Math.abs(points), points })
}

interface RewardWords {
  readonly title: Message
  readonly words: Message
}

export const rewardWords: Readonly<Record<Gift, RewardWords>> = {
  points50: {
    title: msg('Custom cartoon illustration'),
    words: msg('A drawing of you: composed now from drawn parts, or made by hand from a photo.'),
  },
  points75: {
    title: msg('Resume boost 1-on-1 coaching'),
    words: msg('Half an hour with a coach who goes through your résumé with you.'),
  },
  points100: {
    title: msg('Featured blog spotlight'),
    words: msg('An article about you and your work. Yours if you haven’t claimed another reward before.'),
  },
}

export const claimStateNames: Readonly<Record<ClaimState, Message>> = {
  waiting: msg('Waiting', 'the state of a claim'),
  fulfilled: msg('Fulfilled'),
  declined: msg('Declined', 'the state of a claim'),
}

export const illustrationStyleNames: Readonly<Record<IllustrationStyle, Message>> = {
  ink: msg('Ink on paper'),
  color: msg('Bright colours'),
  retro: msg('Retro comic'),
}
