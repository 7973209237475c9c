import type { InputOf } from '@rise/contract/contract'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'

/** The change that a form sends, without the base version. */
export type StoryChange = Omit<InputOf<'PATCH /api/v1/story'>['body'], 'version'>

/** An entry of a form's list, with a key that is stable when the entry moves and never sent. */
export type Keyed<T> = T & { readonly _key: string }

/** Returns the résumé of a story, typed by the contract's schema, which the server guarantees. */
export function resumeOf(story: OwnStory): Resume {
  return story.resume as Resume
}

let keyCount = 0

/** Adds a key to an entry. */
export function keyed<T extends object>(entry: T): Keyed<T> {
  keyCount += 1
  return { ...entry, _key: `entry-${Date.now()}-${keyCount}` }
}

/** Returns entries as the API takes them: without keys, and without empty lines in their lists. */
export function unkeyed<T extends object>(entries: readonly Keyed<T>[]): T[] {
  return entries.map(({ _key, ...entry }) => {
    const fields = Object.entries(entry).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter(isNotEmpty) : value,
    ])
    return Object.fromEntries(fields) as T
  })
}

function isNotEmpty(line: unknown): boolean {
  return typeof line !== 'string' || line.trim() !== ''
}

/** Returns an object with a field set; an empty text removes the field, unless it is required. */
export function withField<T extends object>(entry: T, name: keyof T & string, value: unknown, isNeeded = false): T {
  const { [name]: _before, ...rest } = entry
  return (value === '' && !isNeeded ? rest : { ...entry, [name]: value }) as T
}
