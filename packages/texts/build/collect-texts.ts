import { findTexts, mayHaveTexts } from './find-texts.ts'
import { findVisibleTexts } from './find-visible-texts.ts'
import { parseSource } from './parse-source.ts'

export interface SourceFile {
  readonly path: string
  readonly text: string
}

export interface CollectedTexts {
  /** The keys of each area. */
  readonly keys: ReadonlyMap<string, ReadonlySet<string>>
  /** One line for each problem. */
  readonly problems: readonly string[]
}

const sources = /^(apps\/(web|server)\/src|packages\/contract\/src)\/.*\.tsx?$/
/** Exempt: tests, the demo world, whose members write English, and the design system's examples. */
const withoutTexts = /\.(test|factory|fixture)\.tsx?$|\/(demo|testing|kit)\//

/**
 * Collects the texts of all source files.
 *
 * @param moved the beginnings of the paths whose visible texts must all be in the catalogs
 */
export function collectTexts(files: readonly SourceFile[], moved: readonly string[]): CollectedTexts {
  const keys = new Map<string, Set<string>>()
  const problems: string[] = []
  for (const { path, text } of files) {
    if (!sources.test(path) || withoutTexts.test(path)) continue
    const isMoved = moved.some((start) => path.startsWith(start))
    if (!isMoved && !mayHaveTexts(text)) continue
    const program = parseSource(path, text)
    const found = findTexts(path, text, program)
    const visible = isMoved ? findVisibleTexts(path, text, program) : []
    for (const { line, problem } of [...found.problems, ...visible]) problems.push(`${path}:${line}: ${problem}`)
    const ofArea = keys.get(areaOf(path)) ?? new Set()
    for (const call of found.calls) if ('key' in call) keys.set(areaOf(path), ofArea.add(call.key))
  }
  return { keys, problems }
}

/** Returns the area of a file, which is the name of its catalog: its feature, or its part of the app. */
export function areaOf(path: string): string {
  const [, feature] =
    /^(?:apps\/(?:web|server)\/src\/features|packages\/contract\/src)\/([^/]+)\/./.exec(path) ??
    /^packages\/(contract)\//.exec(path) ??
    []
  if (feature) return feature
  const [, part = 'app', folder] = /^apps\/(?:web|server)\/src\/([^/.]+)\/(?:([^/]+)\/)?/.exec(path) ?? []
  return folder ? `${part}-${folder}` : part
}

/** Returns the number of texts, and of those that have a translation, without counting a text of two areas twice. */
export function countTranslated(
  keys: CollectedTexts['keys'],
  translations: ReadonlyMap<string, string>,
): { readonly total: number; readonly translated: number } {
  const all = new Set([...keys.values()].flatMap((ofArea) => [...ofArea]))
  return { total: all.size, translated: [...all].filter((key) => translations.get(key)).length }
}
