export interface FactChange {
  /** The field’s name for people: `First name`. */
  readonly name: string
  readonly before: string
  readonly after: string
}

type Facts = Readonly<Record<string, unknown>> | null

/** Returns the fields that an action changed, with their values in words; `none` for a missing value. */
export function changesOf(before: Facts, after: Facts): FactChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => ({
    name: nameOf(name),
    before: textOf(before?.[name]),
    after: textOf(after?.[name]),
  }))
}

function nameOf(field: string): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(textOf).join(', ') || 'none'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
