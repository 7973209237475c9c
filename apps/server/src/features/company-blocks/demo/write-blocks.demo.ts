import type { BlockContent } from '@rise/contract/company-blocks/fields'
import type { CoverLook, PageTab } from '@rise/contract/company-blocks/kinds'

/** A page of the demo world. Pictures and people are named, and become ids when the page is loaded. */
export interface DemoPage {
  /** Slug of the company. */
  readonly company: string
  readonly accent: string
  readonly cover: CoverLook
  readonly tabs: readonly PageTab[]
  /** Slugs of professionals who agreed to be named. */
  readonly people: readonly string[]
  readonly blocks: readonly DemoBlock[]
}

export interface DemoBlock {
  readonly tab: PageTab
  /** Half the width on wide screens. */
  readonly half?: true
  readonly content: BlockContent
}

/** A placeholder for a picture of the company’s gallery, numbered from 1. */
const drawing = (number: number) => `drawing:${number}`
/** A placeholder for a professional. */
export const person = (slug: string) => `person:${slug}`

export const values = (title: string, ...said: (readonly [string, string])[]): BlockContent => ({
  kind: 'corevalues',
  content: { title, values: said.map(([name, text]) => ({ name, text })) },
})
export const stats = (title: string, ...counted: (readonly [string, string])[]): BlockContent => ({
  kind: 'culturestats',
  content: { title, stats: counted.map(([value, label]) => ({ value, label })) },
})
export const text = (title: string, ...columns: string[]): BlockContent => ({
  kind: 'universal',
  content: { title, columns: columns.map((html) => ({ text: html })) },
})
export const quote = (said: string, name: string, role: string): BlockContent => ({
  kind: 'shortquote',
  content: { quote: said, name, role, picture: null },
})
export const answers = (title: string, ...given: (readonly [slug: string, question: string, answer: string])[]) =>
  ({
    kind: 'gettoknow',
    content: { title, people: given.map(([slug, question, answer]) => ({ person: person(slug), question, answer })) },
  }) satisfies BlockContent
export const women = (
  title: string,
  said: string,
  ...named: (readonly [slug: string, role: string, quote: string])[]
) =>
  ({
    kind: 'risingwomen',
    content: {
      title,
      text: said,
      people: named.map(([slug, role, own]) => ({ person: person(slug), role, quote: own })),
    },
  }) satisfies BlockContent
export const slider = (title: string, ...shown: (readonly [number: number, alt: string, caption: string])[]) =>
  ({
    kind: 'imageslider',
    content: { title, pictures: shown.map(([number, alt, caption]) => ({ pictureId: drawing(number), alt, caption })) },
  }) satisfies BlockContent
export const textBesidePicture = (
  title: string,
  html: string,
  [number, alt]: readonly [number, string],
  side: 'left' | 'right',
) =>
  ({
    kind: 'imagetext',
    content: { title, text: html, picture: { pictureId: drawing(number), alt }, side },
  }) satisfies BlockContent
export const jobs = (title: string, said: string, most = 4): BlockContent => ({
  kind: 'jointeam',
  content: { title, text: said, list: 'all', category: '', most },
})
export const skills = (title: string, said: string, ...named: string[]): BlockContent => ({
  kind: 'skills',
  content: { title, text: said, skills: named, most: 3 },
})
export const news = (title: string): BlockContent => ({ kind: 'recentnews', content: { title, most: 3 } })
export const map = (title: string, id: string, caption: string): BlockContent => ({
  kind: 'iframe',
  content: { title, embed: { provider: 'openstreetmap', id }, caption },
})
