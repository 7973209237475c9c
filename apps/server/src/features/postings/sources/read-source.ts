import { DEEPEST_HTML, parseBounded } from '../../../platform/html/bound-depth.ts'
import type { ReadItem } from '../posting.ts'
import { cleanLine, stripControls } from '../text/clean-text.ts'
import { readAshbyJob } from './ashby/read-ashby.ts'
import { readGreenhouseJob } from './greenhouse/read-greenhouse.ts'
import { readJsonLd } from './json-ld/read-json-ld.ts'
import { readLeverPosting } from './lever/read-lever.ts'
import { mergePlaces } from './merge-places.ts'
import { readPersonio } from './personio/read-personio.ts'
import { readCsv } from './plain/read-csv.ts'
import { readPlainItem } from './plain/read-plain-job.ts'
import { readJsonBoard } from './read-json-board.ts'
import { readText } from './read-text.ts'
import { readRecruiteeOffer } from './recruitee/read-recruitee.ts'
import { readSmartRecruitersPosting } from './smartrecruiters/read-smartrecruiters.ts'
import type { SourceHints } from './source-hints.ts'
import { checkNotation } from './source-notation.ts'
import { readWorkableJob } from './workable/read-workable.ts'

export const sourceKinds = [
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'recruitee',
  'smartrecruiters',
  'personio',
  'json-ld',
  'json',
  'csv',
] as const
export type SourceKind = (typeof sourceKinds)[number]

type Reader = (text: AsyncIterable<string>, hints: SourceHints) => AsyncIterable<ReadItem>

const readers: Readonly<Record<SourceKind, Reader>> = {
  greenhouse: (text, hints) => readJsonBoard('greenhouse', readGreenhouseJob, text, hints),
  lever: (text, hints) => readJsonBoard('lever', readLeverPosting, text, hints),
  ashby: (text, hints) => readJsonBoard('ashby', readAshbyJob, text, hints),
  workable: (text, hints) => mergePlaces(readJsonBoard('workable', readWorkableJob, text, hints)),
  recruitee: (text, hints) => readJsonBoard('recruitee', readRecruiteeOffer, text, hints),
  smartrecruiters: (text, hints) => readJsonBoard('smartrecruiters', readSmartRecruitersPosting, text, hints),
  personio: (text, hints) => mergePlaces(readPersonio(text, hints)),
  'json-ld': (text, hints) => mergePlaces(readJsonLd(text, hints)),
  json: (text, hints) => readJsonBoard('json', readPlainItem, text, hints),
  csv: readCsv,
}

/**
 * Reads a source's bytes, of any size, as a stream. Yields each job soon after its end, and holds only a limited number
 * at a time. Several JSON texts one after another (the pages of a board) are read as one source.
 *
 * Throws UnreadableBoard, with one line that says what to do, if the source is of another kind, empty, broken, in an
 * unknown encoding, or truncated. The jobs before the error are yielded first. Callers that store jobs must then close
 * none, because the rest of the board is unknown. Errors of `bytes` are passed on.
 */
export async function* readSource(
  kind: SourceKind,
  bytes: AsyncIterable<Uint8Array>,
  hints: SourceHints,
): AsyncGenerator<ReadItem> {
  const text = checkNotation(kind, readText(bytes, hints), hints)
  for await (const item of readers[kind](text, hints)) yield withoutControls(item)
}

/**
 * Removes the characters that a database can't store from keys and descriptions; cleanLine did so for the other texts.
 * Refuses a description that is nested deeper than any written by a person.
 */
function withoutControls(item: ReadItem): ReadItem {
  if (!('posting' in item)) return item
  const { posting } = item
  if (parseBounded(posting.description.value, {}).isTooDeep) {
    const reason = `description: its elements are nested more than ${DEEPEST_HTML} levels deep`
    return { rejected: { key: cleanLine(posting.key), reason } }
  }
  const description = { ...posting.description, value: stripControls(posting.description.value) }
  return { ...item, posting: { ...posting, key: cleanLine(posting.key), description } }
}
