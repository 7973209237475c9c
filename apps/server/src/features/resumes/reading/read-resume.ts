import type { ResumeReading } from '@rise/contract/resumes/endpoints'
import { largestResume } from '@rise/contract/resumes/limits'
import { resume as resumeSchema } from '@rise/contract/resumes/shapes'
import { t } from '@rise/texts'
import { decodeText, kindOfFile } from './documents/resume-kind.ts'
import { type Bounds, mostOfDocument } from './lines/bound-lines.ts'
import type { DocumentLine } from './lines/resume-line.ts'
import { type Reading, readLines } from './read-lines.ts'
import { RefusedResume } from './refused-resume.ts'

/** The maximum number of bytes of a reading as JSON, if it was read from lines. */
const largestReading = 200_000

type ReadFile = Reading & Pick<ResumeReading, 'kind'>

/**
 * Reads a résumé from the bytes of a file, whatever its name: PDF, .docx, JSON of several formats, LinkedIn's export,
 * Markdown or plain text. Text that fits no field is in `unplaced`. Nothing is made up. Blocks the thread, so call it
 * through `readResumeApart`.
 * @throws {RefusedResume} with the reason
 */
export async function readResume(bytes: Uint8Array): Promise<ResumeReading> {
  if (bytes.length > largestResume) throw new RefusedResume('resume-too-large')
  const readFile = await readOf(bytes)
  return { ...readFile, warnings: [...warningsOf(readFile), ...readFile.warnings] }
}

async function readOf(bytes: Uint8Array): Promise<ReadFile> {
  const kind = kindOfFile(bytes)
  if (kind === 'pdf') {
    const { readPdfLines } = await import('./lines/read-pdf-lines.ts')
    return { kind, ...readWithin(await readPdfLines(bytes)) }
  }
  if (kind === 'zip') return readZip(bytes)
  const text = decodeText(bytes) ?? ''
  if (kind === 'json-resume') {
    const { readJsonDocument } = await import('./documents/read-json-document.ts')
    return { kind, ...readJsonDocument(text) }
  }
  const { linesOfText } = await import('./lines/read-text-lines.ts')
  const { isMarkdown, linesOfMarkdown } = await import('./lines/read-markdown-lines.ts')
  if (isMarkdown(text)) return { kind, ...readWithin(linesOfMarkdown(text)) }
  const { lines, beyond } = linesOfText(text, mostOfDocument.lines)
  return { kind, ...readWithin(lines, beyond) }
}

// The libraries are imported on demand, because each file starts a process, which loads only what it needs.
async function readZip(bytes: Uint8Array): Promise<ReadFile> {
  const { openZip } = await import('./documents/open-zip.ts')
  const { isPartOfDocx, readDocxLines } = await import('./lines/read-docx-lines.ts')
  const { isPartOfLinkedin, readLinkedinExport } = await import('./documents/read-linkedin-export.ts')
  const parts = await openZip(bytes, (name) => isPartOfDocx(name) || isPartOfLinkedin(name))
  if (parts.has('word/document.xml')) {
    const docx = new Map([...parts].filter(([name]) => isPartOfDocx(name)))
    return { kind: 'docx', ...readWithin(await readDocxLines(docx)) }
  }
  const linkedin = new Map([...parts].filter(([name]) => isPartOfLinkedin(name)))
  if (linkedin.size === 0) throw new RefusedResume('resume-kind-unknown')
  return { kind: 'linkedin', ...withinFieldLimits(readLinkedinExport(linkedin)) }
}

/** Reads as many lines as fit in the reply. */
function readWithin(lines: readonly DocumentLine[], beyond = 0): Reading {
  for (let bounds: Bounds = mostOfDocument; ; bounds = { lines: bounds.lines >> 1, bytes: bounds.bytes >> 1 }) {
    const reading = withinFieldLimits(readLines(lines, { bounds, beyond }))
    if (bounds.lines < 100 || Buffer.byteLength(JSON.stringify(reading)) <= largestReading) return reading
  }
}

/**
 * Moves values that their fields refuse, such as too long texts, to `unplaced`. The reader of JSON Resume has already
 * checked its own fields.
 */
function withinFieldLimits(read: Reading): Reading {
  const unplacedTexts = [...read.unplaced]
  const resume = structuredClone(read.resume)
  for (let { error } = resumeSchema.safeParse(resume); error; error = resumeSchema.safeParse(resume).error) {
    for (const { path } of error.issues.toReversed()) {
      const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], resume)
      const key = path.at(-1) as PropertyKey
      const value = (holder as Record<PropertyKey, unknown>)[key]
      const item = read.items.find(({ part, at }) => part === path[0] && at === path[1])
      for (const each of Array.isArray(value) ? value : [value]) {
        const text = typeof each === 'string' ? each : JSON.stringify(each)
        unplacedTexts.push({ text, line: item?.lines[0] ?? null, heading: null })
      }
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete (holder as Record<PropertyKey, unknown>)[key]
    }
  }
  return { ...read, resume, unplaced: unplacedTexts }
}

function warningsOf({ resume: { basics, work, education }, unplaced }: Reading): string[] {
  return [
    ...(basics?.name === undefined ? [t('No name was found.')] : []),
    ...(work === undefined && education === undefined ? [t('Neither experience nor education was found.')] : []),
    ...(unplaced.length > 0
      ? [
          t(
            '{lines, plural, one {One line could not be placed. Have a look at it below.} other {# lines could not be placed. Have a look at them below.}}',
            { lines: unplaced.length },
          ),
        ]
      : []),
  ]
}
