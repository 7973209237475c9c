import type { ReadItem, UnplacedText } from '@rise/contract/resumes/endpoints'
import { type Resume, resume as resumeSchema } from '@rise/contract/resumes/shapes'
import { isResumePart } from '@rise/contract/resumes/words'
import { itemOf } from '../fields/read-item.ts'
import type { Reading } from '../read-lines.ts'
import { RefusedResume } from '../refused-resume.ts'
import { readJsonResume } from './read-json-resume.ts'
import { isOpenResume, readOpenResume } from './read-open-resume.ts'
import { isReactiveResume, readReactiveResume } from './read-reactive-resume.ts'
import { withPresentNames } from './with-present-names.ts'

const deepest = 40

/**
 * Reads a JSON file: JSON Resume of any version, or the export of Reactive Resume or OpenResume.
 * @throws {RefusedResume} when the file is none of these
 */
export function readJsonDocument(text: string): Reading {
  const document = parseDocument(text.replace(/^\u{FEFF}/u, ''))
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new RefusedResume('resume-kind-unknown')
  if (depthOf(document) > deepest) throw new RefusedResume('resume-kind-unknown')
  const { resume, unread } = readKnown(document as Readonly<Record<string, unknown>>)
  const unplacedTexts = unread.map((each): UnplacedText => ({ text: each, line: null, heading: null }))
  return { resume, lines: [], items: itemsOf(resume), unplaced: unplacedTexts, warnings: [] }
}

function readKnown(document: Readonly<Record<string, unknown>>): { resume: Resume; unread: readonly string[] } {
  if (isReactiveResume(document)) return readReactiveResume(document)
  if (isOpenResume(document)) return readOpenResume(document)
  if (!Object.keys(resumeSchema.shape).some((part) => part in document)) throw new RefusedResume('resume-kind-unknown')
  return readJsonResume(withPresentNames(document))
}

/** Returns an item for each entry. The items have no lines, because JSON names the fields. */
export function itemsOf(resume: Resume): ReadItem[] {
  return Object.entries(resume).flatMap(([part, value]) => {
    if (!isResumePart(part) || typeof value !== 'object' || value === null) return []
    const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value)
    return keys.map((at) => itemOf(part, at, { value: undefined, lines: [] }))
  })
}

function parseDocument(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RefusedResume('resume-broken')
  }
}

function depthOf(value: unknown): number {
  let [level, depth]: [unknown[], number] = [[value], 0]
  while (level.length > 0 && depth <= deepest) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    depth += 1
  }
  return depth
}
