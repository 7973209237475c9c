import type { EditableCatalog } from './kinds.ts'

/** The name of each catalog, and where its entries are chosen. */
export const catalogWords: Readonly<Record<EditableCatalog, { readonly name: string; readonly where: string }>> = {
  skills: {
    name: 'Skills',
    where: 'Suggested in stories, jobs, portfolios and courses. People may also write their own.',
  },
  titles: {
    name: 'Titles',
    where: 'Not chosen anywhere: searches and matches treat the names of an entry as one word.',
  },
  tags: { name: 'Tags', where: 'Chosen for posts.' },
  values: { name: 'Values', where: 'Chosen by companies for their page, and by professionals for what they look for.' },
  benefits: {
    name: 'Benefits',
    where: 'Chosen by companies for their page, and by professionals for what they look for.',
  },
  expertises: { name: 'Expertises', where: 'Chosen by professionals. People are found by them.' },
  hats: { name: 'Hats', where: 'Chosen by professionals. People are found by them.' },
  interests: { name: 'Interests', where: 'Chosen by professionals.' },
  'mentoring-topics': { name: 'Mentoring topics', where: 'Chosen by professionals who mentor.' },
}
