import type { InputOf } from '@rise/contract/contract'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'

/** The change that a form sends, without the version that it is based on. */
export type StoryChange = Omit<InputOf<'PATCH /api/v1/story'>['body'], 'version'>

/** An entry of a list in a form, with a key that it retains when moved and that is never sent. */
export type Keyed<T> = T & { readonly _key: string }

/** Returns the résumé of a story. The server stores it in the contract's form, whatever else is in it. */
export function resumeOf(story: OwnStory): Resume {
  return story.resume as Resume
}

let made = 0

/** Adds a key to an entry. */
export function keyed<T extends object>(entry: T): Keyed<T> {
  made += 1
  return { ...entry, _key: `entry-${Date.now()}-${made}` }
}

/** Returns entries as they are sent: without keys, and without empty lines in their lists. */
export function unkeyed<T extends object>(entries: readonly Keyed<T>[]): T[] {
  return entries.map(({ _key, ...entry }) => {
    const tidy = Object.entries(entry).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter(isSaid) : value,
    ])
    return Object.fromEntries(tidy) as T
  })
}

function isSaid(line: unknown): boolean {
  return typeof line !== 'string' || line.trim() !== ''
}

/** Returns an object with a field set; an empty text removes the field, unless it is required. */
export function withField<T extends object>(entry: T, name: keyof T & string, value: unknown, needed = false): T {
  const { [name]: _before, ...rest } = entry
  return (value === '' && !needed ? rest : { ...entry, [name]: value }) as T
}
