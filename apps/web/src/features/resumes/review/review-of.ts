import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { t } from '@rise/texts'
import { resumeOf } from '../../professionals/index.ts'
import { extraParts } from '../extra-parts.ts'
import { entriesIn, identities, newEntries, type ReadingPart, readingParts } from '../reading-parts.ts'
import type { FittedReading } from './fit-reading.ts'
import {
  editedResume,
  linesOfPart,
  type Reading,
  type ReviewEdits,
  type ReviewItem,
  reviewItems,
  skillNames,
} from './review-items.ts'
import { reviewedSections, sectionFields } from './section-fields.ts'
import type { PlaceForText, UnplacedText } from './unplaced-list.tsx'

/** A reading compared with a story, as the page shows it. */
export interface Review {
  readonly fitted: FittedReading
  readonly items: readonly ReviewItem[]
  readonly basics: NonNullable<Resume['basics']>
  /** All parts except the lists shown item by item. */
  readonly parts: readonly ReadingPart[]
  /** The skills of the reading; undefined if the story has all of them. */
  readonly skills: { readonly names: readonly string[]; readonly lines: readonly string[] } | undefined
  readonly left: readonly UnplacedText[]
  readonly places: readonly PlaceForText[]
}

const itemByItem: ReadonlySet<string> = new Set([...reviewedSections, 'skills'])

/** Returns the content of a review: the parts of the reading that the story lacks, with the edits applied. */
export function reviewOf(story: OwnStory, reading: Reading, fitted: FittedReading, edits: ReviewEdits): Review {
  const presentResume = resumeOf(story)
  const items = reviewItems(presentResume, fitted, reading, edits)
  const unplacedTexts = [...fitted.left.map((text) => ({ text, heading: null })), ...reading.unplaced]
  const texts = items.filter(({ section }) => sectionFields[section].text !== undefined)
  return {
    fitted,
    items,
    basics: { ...fitted.resume.basics, ...edits.basics },
    parts: allParts(story, reading, editedResume(fitted.resume, items, edits)).filter(
      ({ key }) => !itemByItem.has(key),
    ),
    skills: skillsOf(presentResume, fitted.resume, reading, edits),
    left: unplacedTexts.filter(({ text }) => !edits.placed.includes(text)),
    places: [
      { key: 'summary', label: t('About you') },
      { key: 'skills', label: t('Skills') },
      ...texts.map(({ key, title }) => ({ key, label: title })),
    ],
  }
}

/** Returns the parts to add to a story. */
export function partsToAdd(story: OwnStory, reading: Reading, review: Review, edits: ReviewEdits): ReadingPart[] {
  const editedDocument = editedResume(review.fitted.resume, review.items, edits)
  return allParts(story, reading, editedDocument).filter(({ key, safe }) => {
    return reviewedSections.some((section) => section === key) || (edits.taken[key] ?? safe)
  })
}

function allParts(story: OwnStory, reading: Reading, edited: Resume): ReadingPart[] {
  const shownContact = { email: story.emailShownTo !== 'nobody', phone: story.phoneShownTo !== 'nobody' }
  const interests = { chosen: story.interests, read: reading.interests }
  return [...readingParts(resumeOf(story), edited, shownContact, interests), ...extraParts(story, reading.extras)]
}

function skillsOf(present: Resume, readResume: Resume, reading: Reading, edits: ReviewEdits): Review['skills'] {
  const isKnown =
    newEntries(entriesIn(present, 'skills'), entriesIn(readResume, 'skills'), identities.skills).length === 0
  if (isKnown && edits.skills === null) return undefined
  return { names: skillNames(readResume, edits), lines: linesOfPart(reading, 'skills') }
}

/** Returns the edits with an unplaced text added to a field. */
export function editsWithText(
  { items, basics, fitted }: Review,
  edits: ReviewEdits,
  text: string,
  place: string,
): Partial<ReviewEdits> {
  const placedTexts = [...edits.placed, text]
  if (place === 'summary') {
    const summary = [basics.summary, text].filter(Boolean).join('\n')
    return { placed: placedTexts, basics: { ...edits.basics, summary } }
  }
  if (place === 'skills') return { placed: placedTexts, skills: [...skillNames(fitted.resume, edits), text] }
  const item = items.find(({ key }) => key === place)
  const field = item && sectionFields[item.section].text
  if (!item || field === undefined) return {}
  const entry = { ...item.entry, [field]: [item.entry[field], text].filter(Boolean).join('\n') }
  return { placed: placedTexts, entries: { ...edits.entries, [item.key]: entry } }
}
