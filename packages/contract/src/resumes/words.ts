/** The headings of a résumé's parts, in reading order. This module does not import zod, so that pages may import it. */
export const resumePartNames = {
  basics: 'About you',
  work: 'Experience',
  projects: 'Projects',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  certificates: 'Certificates',
  awards: 'Awards',
  publications: 'Publications',
  volunteer: 'Volunteering',
  interests: 'Interests',
  references: 'References',
} as const

export type ResumePart = keyof typeof resumePartNames

/** Whether a key of a document is a part that `resumePartNames` has a heading for. */
export function isResumePart(part: string): part is ResumePart {
  return Object.hasOwn(resumePartNames, part)
}

/** Returns the key of a document as words: `x-shoeSize` becomes `Shoe size`. */
export function keyInWords(key: string): string {
  const words = key
    .replace(/^x[-_]/i, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]+/g, ' ')
    .trim()
  return words === '' ? key : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** The key in a JSON Resume document for content that JSON Resume can't express: see `storyExtras`. */
export const EXTRAS_PART = 'x-rise'
