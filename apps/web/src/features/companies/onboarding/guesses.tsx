import type { AccountPictures } from '@rise/contract/pictures/shapes'
import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { joinFacts } from '../../../ui/base/join-facts.ts'
import { Picture } from '../../../ui/base/picture.tsx'
import type { PageValues } from '../page-fields.tsx'
import type { SiteReading } from './site-reading.ts'

const MOST_LINKS = 8

/** The kinds of suggestions that a site can supply. */
export type GuessKind = 'logo' | 'cover' | 'companyName' | 'tagline' | 'story' | 'links' | 'places' | 'foundingYear'

export interface Guess {
  readonly kind: GuessKind
  readonly label: string
  readonly shown: ReactNode
  /** `replaces` if the field already has a different value. */
  readonly state: 'fits' | 'replaces' | 'used'
  /**
   * The change that the suggestion makes to the form when it is used. Absent for pictures, which are saved immediately.
   */
  readonly change?: Partial<PageValues>
  readonly picture?: { readonly kind: 'photo' | 'cover'; readonly id: string }
}

/** Returns a site's suggestions of these kinds, compared with the current values. */
export function guessesOf(
  reading: SiteReading,
  kinds: readonly GuessKind[],
  values: PageValues,
  pictures: AccountPictures,
): Guess[] {
  return kinds.flatMap((kind) => guessOf(kind, reading, values, pictures) ?? [])
}

function guessOf(
  kind: GuessKind,
  reading: SiteReading,
  values: PageValues,
  pictures: AccountPictures,
): Guess | undefined {
  const { companyName, tagline, story, foundingYear } = reading
  switch (kind) {
    case 'logo':
      return pictureGuess(reading.logo, pictures.photo, {
        kind,
        label: t('Logo'),
        of: 'photo',
        size: [64, 64],
        className: 'size-16 rounded-control',
      })
    case 'cover':
      return pictureGuess(reading.cover, pictures.cover, {
        kind,
        label: t('Cover'),
        of: 'cover',
        size: [240, 60],
        className: 'h-16 w-full rounded-control object-cover',
      })
    case 'companyName':
      if (companyName === null) return undefined
      return text(kind, t('Company name'), companyName, values.companyName, { companyName })
    case 'tagline':
      return tagline === null ? undefined : text(kind, t('Tagline'), tagline, values.tagline, { tagline })
    case 'story':
      if (story === null) return undefined
      return {
        ...text(kind, t('Story'), story, values.story, { story }),
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server to an allow-list
        shown: <div className="prose" dangerouslySetInnerHTML={{ __html: story }} />,
      }
    case 'foundingYear':
      if (foundingYear === null) return undefined
      return text(kind, t('Founded', 'before a year'), String(foundingYear), String(values.foundingYear ?? ''), {
        foundingYear,
      })
    case 'places':
      return list(kind, t('Places'), reading.places, values.places, (places) => ({ places }))
    case 'links': {
      const links = list(
        kind,
        t('Other profiles', 'of a company, on other sites'),
        reading.links,
        values.links,
        (all) => ({
          links: all.slice(0, MOST_LINKS),
        }),
      )
      const isFull = values.links.length >= MOST_LINKS
      return links && { ...links, ...(isFull && { state: 'used' as const }) }
    }
  }
}

function text(kind: GuessKind, label: string, guess: string, present: string, change: Partial<PageValues>): Guess {
  const state = present === '' ? 'fits' : 'replaces'
  return { kind, label, shown: guess, change, state: guess === present ? 'used' : state }
}

function list(
  kind: GuessKind,
  label: string,
  guess: readonly string[],
  present: readonly string[],
  change: (all: string[]) => Partial<PageValues>,
): Guess | undefined {
  if (guess.length === 0) return undefined
  const missingEntries = guess.filter((one) => !present.includes(one))
  const state = missingEntries.length > 0 ? 'fits' : 'used'
  const shortLinks = joinFacts(guess.map((one) => one.replace(/^https:\/\/(www\.)?/, '')))
  return { kind, label, shown: shortLinks, change: change([...present, ...missingEntries]), state }
}

interface PictureGuess {
  readonly kind: GuessKind
  readonly label: string
  readonly of: 'photo' | 'cover'
  readonly size: readonly [width: number, height: number]
  readonly className: string
}

function pictureGuess(
  guess: SiteReading['logo'],
  present: SiteReading['logo'],
  { kind, label, of, size: [width, height], className }: PictureGuess,
): Guess | undefined {
  if (guess === null) return undefined
  const state = present === null ? 'fits' : 'replaces'
  return {
    ...{ kind, label, picture: { kind: of, id: guess._id }, state: present?._id === guess._id ? 'used' : state },
    shown: <Picture src={guess} width={width} height={height} alt={label} className={className} fallback={null} />,
  }
}
