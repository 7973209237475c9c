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

/** Deeper than anything that people write: a schema or verb that recurses once per level would exhaust the stack. */
const DEEPEST = 100
/** An endless path would make an endless reply. */
const SHOWN_STEPS = 6
const CHARACTERS = 'This contains characters that can’t be saved.'
const DEPTH = 'This is nested too deeply.'

/**
 * Finds the first value in a part of a request that no endpoint can process, regardless of its schema: a NUL or half of
 * a surrogate pair, which Postgres stores in no text, and endless nesting.
 */
export function findUnusable(part: unknown): Unusable | undefined {
  const stepsLeft: Step[] = [{ value: part, depth: 0 }]
  for (let step = stepsLeft.pop(); step; step = stepsLeft.pop()) {
    const { value, depth } = step
    if (typeof value === 'string' && !isStorable(value)) return { path: pathOf(step), message: CHARACTERS }
    if (typeof value !== 'object' || value === null) continue
    if (depth >= DEEPEST) return { path: pathOf(step).slice(0, SHOWN_STEPS), message: DEPTH }
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return { path: pathOf(step), message: CHARACTERS }
      stepsLeft.push({ value: inner, name: Array.isArray(value) ? Number(name) : name, parent: step, depth: depth + 1 })
    }
  }
  return undefined
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function pathOf(step: Step): Path {
  const path: (string | number)[] = []
  for (let at: Step | undefined = step; at?.name !== undefined; at = at.parent) path.unshift(at.name)
  return path
}
