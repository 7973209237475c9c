import type { ResumePart } from '@rise/contract/resumes/words'
import { type Message, msg, t } from '@rise/texts'

/** The titles of a résumé's parts on pages. Documents have English headings: see the contract's `resumePartNames`. */
export const partTitles: Readonly<Record<ResumePart, Message>> = {
  basics: msg('About you'),
  work: msg('Experience'),
  projects: msg('Projects'),
  education: msg('Education'),
  skills: msg('Skills'),
  languages: msg('Languages'),
  certificates: msg('Certificates'),
  awards: msg('Awards'),
  publications: msg('Publications'),
  volunteer: msg('Volunteering'),
  interests: msg('Interests'),
  references: msg('References', 'people who recommend someone'),
}

/** Returns the title of a part of a document; undefined if it isn't one of these. */
export function partTitle(part: string): string | undefined {
  return Object.hasOwn(partTitles, part) ? t(partTitles[part as ResumePart]) : undefined
}
