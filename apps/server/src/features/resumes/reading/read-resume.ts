import type { ResumeReading } from '@rise/contract/resumes/endpoints'
import { largestResume } from '@rise/contract/resumes/limits'
import { resume as resumeSchema } from '@rise/contract/resumes/shapes'
import { readJsonResume } from './read-json-resume.ts'
import { type ReadLines, readLines } from './read-lines.ts'
import { readPdfLines } from './read-pdf-lines.ts'
import { RefusedResume } from './refused-resume.ts'
import { decodeText, kindOfFile } from './resume-kind.ts'
import { linesOfText } from './resume-line.ts'

type Read = ReadLines & Pick<ResumeReading, 'kind'>

/**
 * Reads a résumé from the bytes of a file, whatever its name: PDF, .docx, JSON Resume, LinkedIn's export, plain text.
 * Text that fits no field is in `unread`; nothing is made up. Blocks while it reads: call it through `readResumeApart`.
 *
 * @throws {RefusedResume} with the reason
 */
export async function readResume(bytes: Uint8Array): Promise<ResumeReading> {
  if (bytes.length > largestResume) throw new RefusedResume('resume-too-large')
  const { kind, resume, unread } = fitting(await readOf(bytes))
  return { kind, resume, unread: [...unread], warnings: warningsOf(resume, unread) }
}

async function readOf(bytes: Uint8Array): Promise<Read> {
  const kind = kindOfFile(bytes)
  if (kind === 'pdf') return { kind, ...readLines(await readPdfLines(bytes)) }
  if (kind === 'zip') return readZip(bytes)
  const text = decodeText(bytes) ?? ''
  return kind === 'json-resume' ? { kind, ...readJsonResume(text) } : { kind, ...readLines(linesOfText(text)) }
}

// Each file starts a process, so it loads only what its kind needs.
async function readZip(bytes: Uint8Array): Promise<Read> {
  const { openZip } = await import('./open-zip.ts')
  const { isPartOfDocx, readDocxLines } = await import('./read-docx-lines.ts')
  const { isPartOfLinkedin, readLinkedinExport } = await import('./read-linkedin-export.ts')
  const parts = await openZip(bytes, (name) => isPartOfDocx(name) || isPartOfLinkedin(name))
  if (parts.has('word/document.xml')) {
    const docx = new Map([...parts].filter(([name]) => isPartOfDocx(name)))
    return { kind: 'docx', ...readLines(await readDocxLines(docx)) }
  }
  const linkedin = new Map([...parts].filter(([name]) => isPartOfLinkedin(name)))
  if (linkedin.size === 0) throw new RefusedResume('resume-kind-unknown')
  return { kind: 'linkedin', ...readLinkedinExport(linkedin) }
}

/** Moves a text that is too long for its field to `unread`; the reader of JSON Resume has already checked its own. */
function fitting(read: Read): Read {
  if (read.kind === 'json-resume') return read
  const unread = [...read.unread]
  const resume = structuredClone(read.resume)
  for (let { error } = resumeSchema.safeParse(resume); error; error = resumeSchema.safeParse(resume).error) {
    for (const { path } of error.issues.toReversed()) {
      const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], resume)
      const key = path.at(-1) as PropertyKey
      const value = (holder as Record<PropertyKey, unknown>)[key]
      unread.push(
        ...(Array.isArray(value) ? value : [value]).map((each) =>
          typeof each === 'string' ? each : JSON.stringify(each),
        ),
      )
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete (holder as Record<PropertyKey, unknown>)[key]
    }
  }
  return { ...read, resume, unread }
}

function warningsOf({ basics, work, education }: ResumeReading['resume'], unread: readonly string[]): string[] {
  return [
    ...(basics?.name === undefined ? ['No name was found.'] : []),
    ...(work === undefined && education === undefined ? ['Neither experience nor education was found.'] : []),
    ...(unread.length === 1 ? ['One line could not be placed. Have a look at it below.'] : []),
    ...(unread.length > 1 ? [`${unread.length} lines could not be placed. Have a look at them below.`] : []),
  ]
}
