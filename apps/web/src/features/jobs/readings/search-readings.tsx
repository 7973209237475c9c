import type { SearchReading, Understood } from '@rise/contract/jobs/search/shapes'
import { placeInText } from '@rise/contract/words'
import { t } from '@rise/texts'
import { ChipLink, RemovableChip } from '../../../ui/base/chip.tsx'
import { formatPlaceNames } from '../base/format.ts'
import { jobsHref } from '../base/jobs-address.ts'
import { type JobsView, workLists } from '../base/jobs-view.ts'

/** The maximum number of alternative words that are named. */
const MAX_NAMED = 3

/**
 * Shows how the words of a search were interpreted. Each interpretation is a chip that reverts to the literal words, or
 * offers a filter.
 */
export function SearchReadings({ view, understood }: { view: JobsView; understood: Understood }) {
  const { readings } = understood
  if (readings.length === 0) return null
  return (
    <ul aria-label={t('How your words were read')} className="mt-2 flex flex-wrap items-center gap-2">
      {readings.map((reading) => (
        <li key={`${reading.kind} ${reading.typed}`} className="flex min-w-0 flex-wrap items-center gap-2">
          <Reading view={view} reading={reading} />
        </li>
      ))}
    </ul>
  )
}

function Reading({ view, reading }: { view: JobsView; reading: SearchReading }) {
  const { kind, undo, names } = reading
  const text = textOf(reading)
  const filteredView = offeredView(view, reading)
  if (kind === 'near-me' && names.length === 0) {
    return (
      <p className="text-small text-muted">
        {t('“{words}”: add your city to your story, or choose a place in the filters.', { words: reading.typed })}
      </p>
    )
  }
  return (
    <>
      <RemovableChip
        noun={
          kind === 'equal'
            ? t('other words', 'a noun, after “Remove”')
            : t('reading', 'how words were understood; a noun, after “Remove”')
        }
        to={jobsHref({ ...view, keyword: undo, page: undefined })}
      >
        {text}
      </RemovableChip>
      {filteredView ? <ChipLink to={jobsHref(filteredView.view)}>{filteredView.label}</ChipLink> : null}
    </>
  )
}

/** Returns an interpretation in words: `in Munich, Germany`; `golang, also Go`; `java, or in Java, Indonesia`. */
export function textOf({ kind, typed, names, workType }: SearchReading): string {
  if (kind === 'place') return t('in {places}', { places: formatPlaceNames(names.map(placeInText)) })
  if (kind === 'near-me') return t('near {places}', { places: formatPlaceNames(names) })
  if (kind === 'place-too') {
    return t('{words}, or in {places}', { words: typed, places: formatPlaceNames(names.map(placeInText)) })
  }
  if (kind === 'work-type') {
    return t('{words}, or {workType, select, Remote {remote} Hybrid {hybrid} other {onsite}} work', {
      words: typed,
      workType: workType ?? '',
    })
  }
  return t('{words}, also {others}', { words: typed, others: joinNames(names) })
}

/** Returns the view with a filter in place of ambiguous words; undefined for other interpretations. */
function offeredView(view: JobsView, { kind, names, location, workType, rest }: SearchReading) {
  const viewWithout = { ...view, keyword: rest || undefined, page: undefined }
  if (kind === 'place-too' && location !== null) {
    return {
      view: { ...viewWithout, location, radius: undefined },
      label: t('Only in {places}', { places: formatPlaceNames(names.map(placeInText)) }),
    }
  }
  const list = workLists.find((one) => one === workType?.toLowerCase())
  if (kind !== 'work-type' || list === undefined) return undefined
  return {
    view: { ...viewWithout, list: [list] },
    label: t('Only {list, select, remote {remote} hybrid {hybrid} other {onsite}} jobs', { list }),
  }
}

function joinNames(names: readonly string[]): string {
  const namedWords = names.slice(0, MAX_NAMED)
  const moreCount = names.length - namedWords.length
  const parts = moreCount > 0 ? [...namedWords, t('{count} more', { count: moreCount }, 'words')] : namedWords
  const [last = ''] = parts.splice(-1)
  return parts.length === 0 ? last : t('{first} and {second}', { first: parts.join(', '), second: last })
}
