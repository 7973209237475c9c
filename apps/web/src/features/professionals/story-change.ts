import type { InputOf } from '@rise/contract/contract'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'

/** What a form sends, but for the version that it was made to. */
export type StoryChange = Omit<InputOf<'PATCH /api/v1/story'>['body'], 'version'>

/** An entry of a list in a form: with a key that stays its own when it is moved, which is not sent. */
export type Keyed<T> = T & { readonly _key: string }

/** The résumé of a story. The server keeps it as the contract says, whatever else is in it. */
export function resumeOf(story: OwnStory): Resume {
  return story.resume as Resume
}

let made = 0

/** An entry with a key of its own. */
export function keyed<T extends object>(entry: T): Keyed<T> {
  made += 1
  return { ...entry, _key: `entry-${Date.now()}-${made}` }
}

/** Entries as they are sent: without their keys, and without the empty lines of their lists. */
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

/** A thing with a field set; an empty text takes the field away, unless it must be filled in. */
export function withField<T extends object>(entry: T, name: keyof T & string, value: unknown, needed = false): T {
  const { [name]: _before, ...rest } = entry
  return (value === '' && !needed ? rest : { ...entry, [name]: value }) as T
}
