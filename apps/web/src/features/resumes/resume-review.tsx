import type { ReplyOf } from '@rise/contract/contract'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refusalOf } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { askAgainForStory, changeBetween, ownStoryQuery, resumeOf } from '../professionals/index.ts'
import { extraParts } from './extra-parts.ts'
import { type FittedReading, fitReading } from './fit-reading.ts'
import { type ReadingPart, readingParts, storyWith } from './reading-parts.ts'

export type Reading = ReplyOf<'POST /api/v1/resume-readings'>['result']

interface ReviewProps extends Pick<ReadingProps, 'heading'> {
  readonly story: OwnStory
  readonly reading: Reading
  /** Called once it is saved or discarded. */
  readonly onEnd: (saved: boolean) => void
}

/** The reading, part by part: nothing is added to the story until it is ticked and saved. */
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
  /** The level of its headings: below a section's heading, or right below the page's. */
  readonly heading?: 'h2' | 'h3'
  readonly onTake: (parts: readonly ReadingPart[]) => void
  readonly onLeave: () => void
}

/** The same for callers that add the parts elsewhere, such as for a guest without a story. */
export function ReadingReview(props: ReadingProps) {
  const { story, reading, busy = false, failure, heading: Heading = 'h3', onTake, onLeave } = props
  const fitted = useFitted(reading)
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const isThere = fitted !== undefined
  useEffect(() => {
    if (isThere) heading.current?.focus()
  }, [isThere])
  if (!fitted) return null
  const shown = { email: story.emailShownTo !== 'nobody', phone: story.phoneShownTo !== 'nobody' }
  const interests = { chosen: story.interests, read: reading.interests }
  const parts = [
    ...readingParts(resumeOf(story), fitted.resume, shown, interests),
    ...extraParts(story, reading.extras),
  ]
  const taken = parts.filter(({ key, safe }) => chosen[key] ?? safe)
  const left = [...fitted.left, ...reading.unplaced.map(({ text }) => text)]
  return (
    <div className="flex flex-col gap-4">
      <Heading ref={heading} tabIndex={-1} className="text-h3">
        Review your résumé
      </Heading>
      {reading.warnings.length > 0 ? <Notice>{reading.warnings.join(' ')}</Notice> : null}
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
      {parts.length === 0 ? <p className="text-muted">Your story already has everything in this file.</p> : null}
      <ul className="flex flex-col">
        {parts.map((part) => (
          <li key={part.key} className="border-t border-line py-2">
            <Part
              part={part}
              checked={taken.includes(part)}
              onChange={(checked) => setChosen({ ...chosen, [part.key]: checked })}
            />
          </li>
        ))}
      </ul>
      {left.length > 0 ? <Left lines={left} /> : null}
      <div className="flex flex-wrap gap-2">
        {parts.length > 0 ? (
          <Button variant="primary" busy={busy} aria-disabled={taken.length === 0} onClick={() => onTake(taken)}>
            Add to my story
          </Button>
        ) : null}
        <Button variant="ghost" onClick={onLeave}>
          Discard
        </Button>
      </div>
    </div>
  )
}

interface PartProps {
  readonly part: ReadingPart
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

function Part({ part: { title, lines, note }, checked, onChange }: PartProps) {
  return (
    <>
      <Checkbox label={title} hint={note} checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <ul className="flex flex-col gap-1 pb-2 pl-8 text-small text-muted">
        {[...new Set(lines)].map((line) => (
          <li key={line} className="line-clamp-3 wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </>
  )
}

function Left({ lines }: { lines: readonly string[] }) {
  return (
    <Disclosure summary={lines.length === 1 ? '1 line we couldn’t place' : `${lines.length} lines we couldn’t place`}>
      <p>Copy anything you need, and add it yourself once you’ve saved the rest.</p>
      <ul className="mt-2 flex flex-col gap-1 text-text">
        {[...new Set(lines)].map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** If the rules can't be loaded, only the server validates. */
function useFitted(reading: Reading): FittedReading | undefined {
  const [fitted, setFitted] = useState<FittedReading>()
  useEffect(() => {
    const read = reading.resume as Resume
    fitReading(read).then(setFitted, () => setFitted({ resume: read, left: [] }))
  }, [reading])
  return fitted
}

/** Saves to the version being viewed; a version saved elsewhere in the meantime is shown first. */
function useSave(story: OwnStory, onEnd: (saved: boolean) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function send(parts: readonly ReadingPart[]): Promise<void> {
    const change = changeBetween(story, storyWith(story, parts))
    const { result } = await api('PATCH /api/v1/story', { body: { version: story.version, ...change } })
    queryClient.setQueryData(ownStoryQuery(api).queryKey, result)
    await askAgainForStory(queryClient, result.slug)
    showToast({
      id: 'story-saved',
      kind: 'success',
      title: 'Added to your story',
      action: { label: 'View your page', to: `/professional/${result.slug}` },
    })
    onEnd(true)
  }

  async function refuse(error: unknown): Promise<void> {
    const { code, message, fields } = refusalOf(error)
    setFailure([message, ...Object.values(fields)].join(' '))
    if (code !== 'story-changed') return
    setFailure('Your story was changed elsewhere while you were editing. Review the parts again, then add them.')
    await queryClient.fetchQuery({ ...ownStoryQuery(api), staleTime: 0 }).catch(() => undefined)
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
