import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import type { Block, BlockContent } from '@rise/contract/company-blocks/fields'
import type { BlockKind, PageTab } from '@rise/contract/company-blocks/kinds'
import { blockLimits } from '@rise/contract/company-blocks/limits'
import { t } from '@rise/texts'

/** The facts of a company that prefill new blocks. */
export type Facts = Pick<CompanyDesk, 'fields' | 'storyHtml'>

/** Returns a new block of this kind, prefilled with the company's facts. */
export function newBlock(kind: BlockKind, tab: PageTab, facts: Facts): Block {
  return blockOf(contentOf(kind, facts), tab)
}

/** Returns a block with this content. */
export function blockOf(content: BlockContent, tab: PageTab, wide = true): Block {
  return { id: crypto.randomUUID(), version: 1, tab, wide, hidden: false, ...content }
}

/** Returns the default tab of a kind of block. */
export function tabOf(kind: BlockKind): PageTab {
  if (kind === 'gettoknow' || kind === 'risingwomen') return 'people'
  return kind === 'recentnews' || kind === 'instagram' ? 'news' : 'about'
}

function contentOf(kind: BlockKind, { fields, storyHtml }: Facts): BlockContent {
  switch (kind) {
    case 'corevalues': {
      const values = fields.values.slice(0, blockLimits.corevalues.values).map((name) => ({ name, text: '' }))
      return { kind, content: { title: t('What we stand for'), values } }
    }
    case 'culturestats': {
      const stats = fields.foundingYear
        ? [{ value: String(fields.foundingYear), label: t('Founded', 'before a year') }]
        : []
      const places = fields.places.length > 1 ? [{ value: String(fields.places.length), label: t('Places') }] : []
      return { kind, content: { title: t('In numbers'), stats: [...stats, ...places] } }
    }
    case 'funding': {
      const round = { name: fields.stage ?? '', date: '', amount: '', investors: '' }
      return { kind, content: { title: t('Funding'), total: '', rounds: fields.stage ? [round] : [] } }
    }
    case 'gettoknow':
      return { kind, content: { title: t('Get to know us'), people: [] } }
    case 'iframe':
      return { kind, content: { title: '', embed: null, caption: fields.places[0] ?? '' } }
    case 'imageslider':
      return { kind, content: { title: t('A look around'), pictures: [] } }
    case 'imagetext': {
      const [first = ''] = /<p>.*?<\/p>/s.exec(storyHtml) ?? []
      return { kind, content: { title: '', text: first, picture: null, side: 'left' } }
    }
    case 'instagram':
      return { kind, content: { title: t('On Instagram'), posts: [] } }
    case 'jointeam':
      return {
        kind,
        content: { title: t('Join the team', 'a heading of open jobs'), text: '', list: 'all', category: '', most: 5 },
      }
    case 'recentnews':
      return { kind, content: { title: t('News'), most: 3 } }
    case 'risingwomen':
      return {
        kind,
        content: { title: t('Women at {company}', { company: fields.companyName }).slice(0, 80), text: '', people: [] },
      }
    case 'shortquote':
      return { kind, content: { quote: fields.tagline, name: '', role: '', picture: null } }
    case 'skills':
      return { kind, content: { title: t('What we work with'), text: '', skills: [], most: 3 } }
    case 'universal':
      return { kind, content: { title: '', columns: [{ text: '' }] } }
    case 'video':
      return { kind, content: { title: '', embed: null, caption: '' } }
  }
}
