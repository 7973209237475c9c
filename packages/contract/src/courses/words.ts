import type { CourseLevel, CoursePrice, CourseSort, LearningState } from './kinds.ts'

export const levelNames: Readonly<Record<CourseLevel, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}

export const priceNames: Readonly<Record<CoursePrice, string>> = {
  free: 'Free',
  paid: 'Paid',
  'not-specified': 'Not specified',
}

export const sortNames: Readonly<Record<CourseSort, string>> = {
  popular: 'Most popular',
  'best-rated': 'Best rated',
  newest: 'Newest',
  shortest: 'Shortest',
  longest: 'Longest',
  title: 'Title, A to Z',
}

export const learningNames: Readonly<Record<LearningState, string>> = {
  want: 'Want to take',
  doing: 'Taking it now',
  taken: 'Finished',
}

/** Only the names of languages need this data; `PURE` keeps it out of pages that don't show any. */
const languages = /* @__PURE__ */ new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Returns the English name of a language, such as English for `en`; undefined for codes without a name. */
export function languageName(code: string): string | undefined {
  return /^[a-z]{2}$/.test(code) ? languages.of(code) : undefined
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
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
