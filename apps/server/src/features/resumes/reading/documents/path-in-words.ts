import { isResumePart, keyInWords, resumePartNames } from '@rise/contract/resumes/words'

/** Describes a path in a JSON Resume document in words: `work.1.startDate` is `Experience 2, start date`. */
export function pathInWords([first = '', ...rest]: readonly PropertyKey[]): string {
  const part = String(first)
  return rest.reduce<string>(
    (words, each) =>
      typeof each === 'number' ? `${words} ${each + 1}` : `${words}, ${keyInWords(String(each)).toLowerCase()}`,
    isResumePart(part) ? resumePartNames[part] : keyInWords(part),
  )
}
