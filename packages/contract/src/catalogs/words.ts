import { type Message, msg } from '@rise/texts'
import type { EditableCatalog } from './kinds.ts'

/** The name of each catalog, and where its entries are chosen. */
export const catalogWords: Readonly<Record<EditableCatalog, { readonly name: Message; readonly where: Message }>> = {
  skills: {
    name: msg('Skills'),
    where: msg('Suggested in stories, jobs, portfolios and courses. People may also write their own.'),
  },
  titles: {
    name: msg('Titles', 'of jobs'),
    where: msg('Not chosen anywhere: searches and matches treat the names of an entry as one word.'),
  },
  tags: { name: msg('Tags'), where: msg('Chosen for posts.') },
  values: {
    name: msg('Values'),
    where: msg('Chosen by companies for their page, and by professionals for what they look for.'),
  },
  benefits: {
    name: msg('Benefits'),
    where: msg('Chosen by companies for their page, and by professionals for what they look for.'),
  },
  expertises: { name: msg('Expertises'), where: msg('Chosen by professionals. People are found by them.') },
  hats: { name: msg('Hats'), where: msg('Chosen by professionals. People are found by them.') },
  interests: { name: msg('Interests'), where: msg('Chosen by professionals.') },
  'mentoring-topics': { name: msg('Mentoring topics'), where: msg('Chosen by professionals who mentor.') },
}
