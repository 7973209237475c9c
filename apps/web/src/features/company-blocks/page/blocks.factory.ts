import type { Block, BlockContents } from '@rise/contract/company-blocks/fields'
import { type BlockKind, blockKinds } from '@rise/contract/company-blocks/kinds'
import type { BlockMaterial } from '@rise/contract/company-blocks/shapes'

const idAt = (index: number) => `0197a0a0-0000-7000-8000-${String(index).padStart(12, '0')}`
const [PERSON, PICTURE] = [idAt(900), idAt(901)]
const picture = { pictureId: PICTURE, alt: '' }

/** A page with a block of each kind, with `text` as every text; HTML as sanitised by the server. */
export function everyBlock(text: string): { readonly blocks: readonly Block[]; readonly material: BlockMaterial } {
  const [title, safe] = [text, '<p>Plain.</p>']
  const shownPicture = { ...picture, alt: text }
  const contents: BlockContents = {
    corevalues: { title, values: [{ name: text, text }] },
    culturestats: { title, stats: [{ value: text, label: text }] },
    funding: { title, total: text, rounds: [{ name: text, date: '2026-11', amount: text, investors: text }] },
    gettoknow: { title, people: [{ person: PERSON, question: text, answer: text }] },
    iframe: { title, embed: { provider: 'codepen', id: 'team/pen' }, caption: text },
    imageslider: { title, pictures: [{ ...shownPicture, caption: text }] },
    imagetext: { title, text: safe, picture: shownPicture, side: 'left' },
    instagram: { title, posts: [{ provider: 'instagram', id: 'p/Cabcdefghij' }] },
    jointeam: { title, text, list: 'all', category: '', most: 5 },
    recentnews: { title, most: 3 },
    risingwomen: { title, text, people: [{ person: PERSON, role: text, quote: text }] },
    shortquote: { quote: text, name: text, role: text, picture: shownPicture },
    skills: { title, text, skills: [text], most: 0 },
    universal: { title, columns: [{ text: safe }] },
    video: { title, embed: { provider: 'youtube', id: 'dQw4w9WgXcQ' }, caption: text },
  }
  const blocks = blockKinds.map(
    (kind: BlockKind, index) =>
      ({
        id: idAt(index),
        version: 1,
        tab: 'about',
        wide: true,
        hidden: false,
        kind,
        content: contents[kind],
      }) as Block,
  )
  const jobsBlock = blocks.find(({ kind }) => kind === 'jointeam')?.id ?? ''
  const sources = [{ width: 480, url: '/files/a-480.webp', type: 'image/webp' as const }]
  const material: BlockMaterial = {
    pictures: [{ _id: PICTURE, alt: '', width: 480, height: 320, sources }],
    people: [{ _id: PERSON, name: text, slug: 'ada', photo: null, headline: text }],
    jobs: [{ block: jobsBlock, jobs: [], total: 2 }],
    news: [{ _id: idAt(902), text, date: '2026-11-01T09:00:00.000Z' }],
  }
  return { blocks, material }
}
