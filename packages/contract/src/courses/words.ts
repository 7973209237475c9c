import { currentLanguage, type Message, msg } from '@rise/texts'
import type { CourseLevel, CoursePrice, CourseSort, LearningState } from './kinds.ts'

export const levelNames: Readonly<Record<CourseLevel, Message>> = {
  beginner: msg('Beginner'),
  intermediate: msg('Intermediate'),
  advanced: msg('Advanced'),
}

export const priceNames: Readonly<Record<CoursePrice, Message>> = {
  free: msg('Free'),
  paid: msg('Paid'),
  'not-specified': msg('Not specified'),
}

export const sortNames: Readonly<Record<CourseSort, Message>> = {
  popular: msg('Most popular'),
  'best-rated': msg('Best rated'),
  newest: msg('Newest'),
  shortest: msg('Shortest'),
  longest: msg('Longest'),
  title: msg('Title, A to Z'),
}

export const learningNames: Readonly<Record<LearningState, Message>> = {
  want: msg('Want to take'),
  doing: msg('Taking it now'),
  taken: msg('Finished'),
}

/** The names of languages, by the language that they are in. */
const languages = /* @__PURE__ */ new Map<string, Intl.DisplayNames>()

/** Returns the name of a language, such as English for `en`; undefined for codes without a name. */
export function languageName(code: string): string | undefined {
  if (!/^[a-z]{2}$/.test(code)) return undefined
  const reader = currentLanguage()
  const names = languages.get(reader) ?? new Intl.DisplayNames(reader, { type: 'language', fallback: 'none' })
  languages.set(reader, names)
  return names.of(code)
}

/** Returns all languages with a code of two letters, by name. */
export function allLanguages(): { slug: string; name: string }[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((slug) => {
      const name = languageName(slug)
      return name === undefined ? [] : [{ slug, name }]
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, currentLanguage()))
}
