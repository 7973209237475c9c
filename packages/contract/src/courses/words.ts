import { type Message, msg } from '@rise/texts'
import { compareNames, languageName } from '../words.ts'
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

/** Returns all languages with a code of two letters, by name. */
export function allLanguages(): { slug: string; name: string }[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((slug) => {
      const name = languageName(slug)
      return name === undefined ? [] : [{ slug, name }]
    })
    .toSorted((a, b) => compareNames(a.name, b.name))
}
