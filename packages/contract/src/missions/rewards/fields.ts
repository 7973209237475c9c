import { t } from '@rise/texts'
import { z } from 'zod'
import { oneLine, tooLong, writtenLines } from '../../texts.ts'
import { isZone } from '../../time-zone.ts'
import { webAddress } from '../../web-address.ts'
import { drawnParts, illustrationStyles } from '../kinds.ts'
import {
  FEWEST_COACHING_TIMES,
  LONGEST_REWARD_ANSWER,
  LONGEST_REWARD_LINK,
  LONGEST_SPOTLIGHT_HEADLINE,
  LONGEST_WISH,
  MOST_COACHING_TIMES,
} from '../limits.ts'

const words = writtenLines.pipe(z.string().max(LONGEST_WISH, tooLong(LONGEST_WISH)))

function oneOf<const T extends readonly [string, ...string[]] | readonly string[]>(values: T) {
  return z.enum(values as unknown as readonly [T[number], ...T[number][]], {
    error: () => t('Choose one of the parts.'),
  })
}

/** An illustration from drawn parts. Colors are hexadecimal, without `#`. */
export const drawnIllustration = z.object({
  head: oneOf(drawnParts.head),
  face: oneOf(drawnParts.face),
  facialHair: oneOf(drawnParts.facialHair),
  accessories: oneOf(drawnParts.accessories),
  skinColor: oneOf(drawnParts.skinColor),
  headContrastColor: oneOf(drawnParts.headContrastColor),
  clothingColor: oneOf(drawnParts.clothingColor),
})
export type DrawnIllustration = z.output<typeof drawnIllustration>

/** A member's wishes for an illustration drawn by hand. */
export const illustrationWish = z.object({
  photoId: z.uuid({ error: () => t('Upload a photo to draw from.') }),
  style: z.enum(illustrationStyles, { error: () => t('Choose a style from the list.') }),
  words,
})

/** A member's wishes for coaching. The times are in the member's own time zone. */
export const coachingWish = z.object({
  times: z
    .array(z.iso.datetime({ local: true, precision: -1, error: () => t('Enter a date and a time.') }))
    .min(FEWEST_COACHING_TIMES, { error: () => t('Offer at least {least} times.', { least: FEWEST_COACHING_TIMES }) })
    .max(MOST_COACHING_TIMES, { error: () => t('Offer at most {most} times.', { most: MOST_COACHING_TIMES }) })
    .refine((times) => new Set(times).size === times.length, { error: () => t('Offer different times.') }),
  zone: z
    .string()
    .max(60)
    .refine(isZone, { error: () => t('Choose a time zone from the list.') }),
  words,
})

/** A member's wishes for an article about them. */
export const spotlightWish = z.object({
  headline: oneLine(LONGEST_SPOTLIGHT_HEADLINE).refine((text) => text !== '', { error: () => t('Enter a headline.') }),
  words: words.refine((text) => text !== '', { error: () => t('Tell us what the article should be about.') }),
})

const answer = writtenLines.pipe(
  z
    .string()
    .min(3, { error: () => t('Write a few words. The member will read them.') })
    .max(LONGEST_REWARD_ANSWER, tooLong(LONGEST_REWARD_ANSWER)),
)

/** The body of the request that fulfils a claim. */
export const fulfilment = z.object({
  words: answer,
  /** The address of the reward, such as the drawing or the article; may be empty. */
  link: z.union([z.literal(''), webAddress(LONGEST_REWARD_LINK)]),
})

/** The body of the request that declines a claim. */
export const refusal = z.object({ words: answer })
