export interface FactChange {
  /** The display name of the field: `First name`. */
  readonly name: string
  /** Undefined for a field that had no value. */
  readonly before: string | undefined
  readonly after: string
}

type Facts = Readonly<Record<string, unknown>> | null

const NONE = 'none'

/** Returns the fields that an action changed, with their values in words; `none` for a value that was removed. */
export function changesOf(before: Facts, after: Facts): FactChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.flatMap((name) => {
    const [previous, next] = [textOf(before?.[name]), textOf(after?.[name])]
    if (previous === next) return []
    return [{ name: nameOf(name), before: previous === NONE ? undefined : previous, after: next }]
  })
}

function nameOf(field: string): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return NONE
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(textOf).join(', ') || NONE
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
