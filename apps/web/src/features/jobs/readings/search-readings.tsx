import type { SearchReading, Understood } from '@rise/contract/jobs/search/shapes'
import { placeInText } from '@rise/contract/words'
import { ChipLink, RemovableChip } from '../../../ui/base/chip.tsx'
import { formatPlaceNames, listNames } from '../base/format.ts'
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
    <ul aria-label="How your words were read" className="mt-2 flex flex-wrap items-center gap-2">
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
        “{reading.typed}”: add your city to your story, or choose a place in the filters.
      </p>
    )
  }
  return (
    <>
      <RemovableChip
        noun={kind === 'equal' ? 'other words' : 'reading'}
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
  if (kind === 'place') return `in ${formatPlaceNames(names.map(placeInText))}`
  if (kind === 'near-me') return `near ${formatPlaceNames(names)}`
  if (kind === 'place-too') return `${typed}, or in ${formatPlaceNames(names.map(placeInText))}`
  if (kind === 'work-type') return `${typed}, or ${workType?.toLowerCase()} work`
  return `${typed}, also ${joinNames(names)}`
}

/** Returns the view with a filter in place of ambiguous words; undefined for other interpretations. */
function offeredView(view: JobsView, { kind, names, location, workType, rest }: SearchReading) {
  const viewWithout = { ...view, keyword: rest || undefined, page: undefined }
  if (kind === 'place-too' && location !== null) {
    return {
      view: { ...viewWithout, location, radius: undefined },
      label: `Only in ${formatPlaceNames(names.map(placeInText))}`,
    }
  }
  const list = workLists.find((one) => one === workType?.toLowerCase())
  if (kind !== 'work-type' || list === undefined) return undefined
  return { view: { ...viewWithout, list: [list] }, label: `Only ${listNames[list].toLowerCase()} jobs` }
}

function joinNames(names: readonly string[]): string {
  const namedWords = names.slice(0, MAX_NAMED)
  const moreCount = names.length - namedWords.length
  const parts = moreCount > 0 ? [...namedWords, `${moreCount} more`] : namedWords
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
