import type { ClaimState, DrawnPart, Gift, IllustrationStyle, MissionAudience } from './kinds.ts'

export const missionAudienceNames: Readonly<Record<MissionAudience, string>> = {
  everyone: 'Everyone',
  professional: 'Professionals',
  employer: 'Employers',
}

/** Returns "1 point" or "5 points". */
export function pointsInWords(points: number): string {
  return `${points} ${Math.abs(points) === 1 ? 'point' : 'points'}`
}

interface RewardWords {
  readonly title: string
  readonly words: string
}

export const rewardWords: Readonly<Record<Gift, RewardWords>> = {
  points50: {
    title: 'Custom cartoon illustration',
    words: 'A drawing of you: composed now from drawn parts, or made by hand from a photo.',
  },
  points75: {
    title: 'Resume boost 1-on-1 coaching',
    words: 'Half an hour with a coach who goes through your résumé with you.',
  },
  points100: {
    title: 'Featured blog spotlight',
    words: 'An article about you and your work. Yours if you haven’t claimed another reward before.',
  },
}

export const claimStateNames: Readonly<Record<ClaimState, string>> = {
  waiting: 'Waiting',
  fulfilled: 'Fulfilled',
  declined: 'Declined',
}

export const illustrationStyleNames: Readonly<Record<IllustrationStyle, string>> = {
  ink: 'Ink on paper',
  color: 'Bright colors',
  retro: 'Retro comic',
}

export const drawnPartNames: Readonly<Record<DrawnPart, string>> = {
  head: 'Hair or hat',
  face: 'Face',
  facialHair: 'Beard',
  accessories: 'Glasses',
  skinColor: 'Skin colour',
  headContrastColor: 'Hair colour',
  clothingColor: 'Clothes',
}

const colorNames: Readonly<Record<string, string>> = {
  ...{ ffdbb4: 'Very light', edb98a: 'Light', d08b5b: 'Medium', ae5d29: 'Dark', '694d3d': 'Very dark' },
  ...{ '2c1b18': 'Black', '4a312c': 'Dark brown', '724133': 'Brown', a55728: 'Auburn', b58143: 'Light brown' },
  ...{ d6b370: 'Blond', e8e1e1: 'White', c93305: 'Red', f59797: 'Pink' },
  ...{ e78276: 'Coral', ffcf77: 'Orange', fdea6b: 'Yellow', '78e185': 'Green', '9ddadb': 'Teal' },
  ...{ '8fa7df': 'Blue', e279c7: 'Magenta' },
}

/** Returns the name of a drawn part: "Bantu knots", "Short 2", "Dark brown". */
export function nameOfPart(value: string): string {
  const color = colorNames[value]
  if (color !== undefined) return color
  const words = value
    .replaceAll(/([A-Z]+(?![a-z])|[A-Z])/g, ' $1')
    .replaceAll(/(\d+)/g, ' $1')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
