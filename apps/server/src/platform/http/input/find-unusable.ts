import { t } from '@rise/texts'

type Path = readonly (string | number)[]

interface Unusable {
  readonly path: Path
  readonly message: string
}

interface Step {
  readonly value: unknown
  readonly name?: string | number
  readonly parent?: Step
  readonly depth: number
}

/**
 * The maximum depth, which is more than people need. Deeper values could exhaust the stack of a schema or operation
 * that recurses once per level.
 */
const MOST_LEVELS = 100
/** The reply shows this many steps of the path to a value that is nested too deep, so that it stays short. */
const SHOWN_STEPS = 6

/**
 * Finds data in a part of a request that no endpoint can process, whatever its schema: text or a field name with a NUL
 * or half of a surrogate pair, which Postgres can't store, or nesting that is too deep. Returns undefined if there is
 * none.
 */
export function findUnusable(part: unknown): Unusable | undefined {
  const stepsLeft: Step[] = [{ value: part, depth: 0 }]
  for (let step = stepsLeft.pop(); step; step = stepsLeft.pop()) {
    const { value, depth } = step
    if (typeof value === 'string' && !isStorable(value)) return unstorable(step)
    if (typeof value !== 'object' || value === null) continue
    if (depth >= MOST_LEVELS) return tooDeep(step)
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return unstorable(step)
      stepsLeft.push({ value: inner, name: Array.isArray(value) ? Number(name) : name, parent: step, depth: depth + 1 })
    }
  }
  return undefined
}

function unstorable(step: Step): Unusable {
  return { path: pathOf(step), message: t('This contains characters that can’t be saved.') }
}

function tooDeep(step: Step): Unusable {
  return { path: pathOf(step).slice(0, SHOWN_STEPS), message: t('This is nested too deeply.') }
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function pathOf(step: Step): Path {
  const path: (string | number)[] = []
  for (let at: Step | undefined = step; at?.name !== undefined; at = at.parent) path.unshift(at.name)
  return path
}
