import type { z } from 'zod'
import type { ReadItem } from '../posting.ts'
import { fieldOf } from './board-items.ts'
import { cleanLine } from './clean-text.ts'

/**
 * Reads items one by one: each that `schema` accepts through `read`, each other as rejected with the first field that
 * is wrong. One bad item never stops the next.
 */
export function* readItems<T>(
  items: readonly unknown[],
  schema: z.ZodType<T>,
  read: (item: T) => ReadItem,
): Generator<ReadItem> {
  for (const item of items) {
    const parsed = schema.safeParse(item)
    yield parsed.success ? read(parsed.data) : { rejected: { key: keyOf(item), reason: reasonOf(parsed.error) } }
  }
}

function keyOf(item: unknown): string | null {
  const id = fieldOf(item, 'id')
  return typeof id === 'string' || typeof id === 'number' ? cleanLine(String(id)).slice(0, 200) || null : null
}

function reasonOf(error: z.ZodError): string {
  const [issue] = error.issues
  if (issue === undefined) return 'It could not be read.'
  const path = issue.path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : `${text}${text === '' ? '' : '.'}${String(part)}`),
    '',
  )
  return `${path === '' ? 'item' : path}: ${issue.message}`
}
