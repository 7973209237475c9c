import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { refusalOf } from '../../app/base/api.ts'
import { invalidate, keyOf, presentVersion, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { changeBetween } from '../professionals/index.ts'
import { partTitles } from './part-titles.ts'
import { type ReadingPart, storyWith } from './reading-parts.ts'
import { BasicsRow, editableParts } from './review/basics-row.tsx'
import { type FittedReading, fitReading } from './review/fit-reading.ts'
import { ReviewItemRow } from './review/review-item-row.tsx'
import { linesOf, type Reading, type ReviewItem, unsureFieldsOf } from './review/review-items.ts'
import { editsWithText, partsToAdd, reviewOf } from './review/review-of.ts'
import { type ReviewedSection, reviewedSections } from './review/section-fields.ts'
import { SkillsRow } from './review/skills-row.tsx'
import { useReviewEdits } from './review/stored-reading.ts'
import { UnplacedList } from './review/unplaced-list.tsx'

interface ReviewProps extends Pick<ReadingProps, 'heading'> {
  readonly story: OwnStory
  readonly reading: Reading
  /** Called once the reading is saved or discarded. */
  readonly onEnd: (saved: boolean) => void
}

/** The reading, part by part: only ticked parts are added to the story on save. */
export function ResumeReview({ story, reading, heading = 'h3', onEnd }: ReviewProps) {
  const { busy, failure, save } = useSave(story, onEnd)
  return (
    <ReadingReview
      story={story}
      reading={reading}
      heading={heading}
      busy={busy}
      failure={failure}
      onTake={save}
      onLeave={() => onEnd(false)}
    />
  )
}

interface ReadingProps {
  readonly story: OwnStory
  readonly reading: Reading
  readonly busy?: boolean
  readonly failure?: string | undefined
  /** The level of the review's headings: below a section's heading, or directly below the page's. */
  readonly heading?: 'h2' | 'h3'
  readonly onTake: (parts: readonly ReadingPart[]) => void
  readonly onLeave: () => void
}

/** The review for callers that store the parts elsewhere, such as for a guest without a story. */
export function ReadingReview(props: ReadingProps) {
  const { story, reading, busy = false, failure, heading: Heading = 'h3', onTake, onLeave } = props
  const fittedReading = useFittedReading(reading)
  const heading = useRef<HTMLHeadingElement>(null)
  const [edits, edit] = useReviewEdits(story._id, reading)
  const [incompleteKey, setIncompleteKey] = useState<string>()
  const isLoaded = fittedReading !== undefined
  useEffect(() => {
    if (isLoaded) heading.current?.focus()
  }, [isLoaded])
  if (!fittedReading) return null
  const review = reviewOf(story, reading, fittedReading, edits)
  const { items, basics, parts, skills, left, places } = review
  const isTaken = ({ key, safe }: ReadingPart) => edits.taken[key] ?? safe
  const setTaken = (key: string, taken: boolean) => edit({ taken: { ...edits.taken, [key]: taken } })
  const isEmpty = items.length + parts.length === 0 && skills === undefined

  function addSelected(): void {
    const incompleteItem = items.find((item) => item.isTaken && (item.missing.length > 0 || item.problem !== undefined))
    setIncompleteKey(incompleteItem && t('Complete “{title}”, or untick it.', { title: incompleteItem.title }))
    const selectedParts = incompleteItem ? [] : partsToAdd(story, reading, review, edits)
    if (incompleteItem) document.getElementById(rowId(incompleteItem.key))?.querySelector('input')?.focus()
    else if (selectedParts.length > 0) onTake(selectedParts)
  }

  const rowOf = (part: ReadingPart) => (
    <li key={part.key} className="border-t border-line py-2">
      <BasicsRow
        part={part}
        basics={basics}
        lines={linesOf(reading, 'basics', part.key)}
        isUnsure={unsureFieldsOf(reading, 'basics', part.key).length > 0}
        isTaken={isTaken(part)}
        onTake={(taken) => setTaken(part.key, taken)}
        onChange={editableParts.has(part.key) ? (next) => edit({ basics: next }) : undefined}
      />
    </li>
  )
  return (
    <div className="flex flex-col gap-4">
      <Heading ref={heading} tabIndex={-1} className="text-h3">
        {t('Review your résumé')}
      </Heading>
      <p className="text-small text-muted">
        {t(
          'Untick what you don’t want, and edit what we read wrong. Nothing is added until you choose “Add to my story”.',
        )}
      </p>
      {reading.warnings.length > 0 ? <Notice>{reading.warnings.join(' ')}</Notice> : null}
      {isEmpty ? <p className="text-muted">{t('Your story already has everything in this file.')}</p> : null}
      <ul className="flex flex-col">{parts.filter(({ key }) => !lastParts.has(key)).map(rowOf)}</ul>
      {skills ? (
        <SkillsRow
          {...skills}
          isTaken={edits.taken.skills ?? true}
          onTake={(taken) => setTaken('skills', taken)}
          onChange={(names) => edit({ skills: names })}
        />
      ) : null}
      {reviewedSections.map((section) => (
        <SectionRows key={section} section={section} items={items}>
          {(item) => (
            <li key={item.key} id={rowId(item.key)} className="border-t border-line py-2">
              <ReviewItemRow
                item={item}
                onTake={(taken) => setTaken(item.key, taken)}
                onChange={(entry) => edit({ entries: { ...edits.entries, [item.key]: entry } })}
              />
            </li>
          )}
        </SectionRows>
      ))}
      <ul className="flex flex-col">{parts.filter(({ key }) => lastParts.has(key)).map(rowOf)}</ul>
      {left.length > 0 ? (
        <UnplacedList
          texts={left}
          places={places}
          onPlace={(text, key) => edit(editsWithText(review, edits, text, key))}
        />
      ) : null}
      {(incompleteKey ?? failure) ? <Notice tone="danger">{incompleteKey ?? failure}</Notice> : null}
      <div className="flex flex-wrap gap-2">
        {isEmpty ? null : (
          <Button variant="primary" busy={busy} onClick={addSelected}>
            {t('Add to my story')}
          </Button>
        )}
        <Button variant="ghost" onClick={onLeave}>
          {t('Discard')}
        </Button>
      </div>
    </div>
  )
}

/** The parts after the lists. */
const lastParts: ReadonlySet<string> = new Set(['interests', 'others'])

function rowId(key: string): string {
  return `review-${key.replace(':', '-')}`
}

interface SectionProps {
  readonly section: ReviewedSection
  readonly items: readonly ReviewItem[]
  readonly children: (item: ReviewItem) => ReactNode
}

function SectionRows({ section, items, children }: SectionProps) {
  const sectionItems = items.filter((item) => item.section === section)
  const id = useId()
  if (sectionItems.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <p id={id} className="mb-2 font-medium">
        {t(partTitles[section])}
      </p>
      <ul className="flex flex-col">{sectionItems.map(children)}</ul>
    </section>
  )
}

/**
 * Returns the reading without values that a story can't contain; undefined until it is checked. If the rules can't be
 * loaded, returns it unchanged, and only the server validates.
 */
function useFittedReading(reading: Reading): FittedReading | undefined {
  const [fitted, setFitted] = useState<FittedReading>()
  useEffect(() => {
    const readResume = reading.resume as Resume
    fitReading(readResume).then(setFitted, () => setFitted({ resume: readResume, left: [], problems: {} }))
  }, [reading])
  return fitted
}

/**
 * Saves a change of the shown version. If another version was saved meanwhile, loads it, and the member has to save
 * again.
 */
function useSave(story: OwnStory, onEnd: (saved: boolean) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function send(parts: readonly ReadingPart[]): Promise<void> {
    const change = changeBetween(story, storyWith(story, parts))
    const { result } = await api('PATCH /api/v1/story', { body: { version: story.version, ...change } })
    queryClient.setQueryData(keyOf('GET /api/v1/story'), result)
    await invalidate(queryClient, ['GET /api/v1/professionals/{slug}/story'])
    showToast({
      id: 'story-saved',
      kind: 'success',
      title: t('Added to your story'),
      action: { label: t('View your page'), to: `/professional/${result.slug}` },
    })
    onEnd(true)
  }

  async function refuse(error: unknown): Promise<void> {
    const { code, message, fields } = refusalOf(error)
    setFailure([message, ...Object.values(fields)].join(' '))
    if (code !== 'story-changed') return
    setFailure(t('Your story was changed elsewhere while you were editing. Review the parts again, then add them.'))
    await queryClient
      .fetchQuery({ ...queryOf(api, 'GET /api/v1/story', {}, presentVersion), staleTime: 0 })
      .catch(() => undefined)
  }

  function save(parts: readonly ReadingPart[]): void {
    if (busy || parts.length === 0) return
    setBusy(true)
    setFailure(undefined)
    void send(parts)
      .catch(refuse)
      .finally(() => setBusy(false))
  }

  return { busy, failure, save }
}
