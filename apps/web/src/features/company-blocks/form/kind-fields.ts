import { type EmbedProvider, embedHelp, providersOf } from '@rise/contract/company-blocks/embeds/kinds'
import type { BlockKind } from '@rise/contract/company-blocks/kinds'
import { blockLimits, LONGEST_TITLE } from '@rise/contract/company-blocks/limits'
import type { Message } from '@rise/texts'

interface BaseSpec {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /**
   * Whether the label marks the field as optional. Not set where that is obvious, for example where an empty field
   * renders nothing.
   */
  readonly optional?: true
}

interface Embeds extends BaseSpec {
  readonly hint: string
  readonly providers: readonly EmbedProvider[]
  /** The error for an address of another site. */
  readonly wrong: Message
  readonly placeholder: string
}

/** A field of a block's form. */
export type FieldSpec =
  | (BaseSpec & { readonly type: 'line'; readonly most: number; readonly placeholder?: string })
  | (BaseSpec & { readonly type: 'text'; readonly most: number })
  | (BaseSpec & { readonly type: 'html'; readonly most: number })
  | (BaseSpec & { readonly type: 'month' })
  | (BaseSpec & { readonly type: 'number'; readonly least: number; readonly most: number })
  | (BaseSpec & { readonly type: 'choice'; readonly options: readonly (readonly [value: string, label: string])[] })
  | (BaseSpec & { readonly type: 'skills'; readonly most: number; readonly longest: number })
  | (BaseSpec & { readonly type: 'picture' })
  | (BaseSpec & { readonly type: 'pictures'; readonly most: number })
  | (Embeds & { readonly type: 'embed' })
  | (Embeds & { readonly type: 'embeds'; readonly most: number })
  | (BaseSpec & { readonly type: 'department' })
  | (BaseSpec & { readonly type: 'person' })
  | (BaseSpec & {
      readonly type: 'list'
      readonly noun: string
      readonly most: number
      readonly begin: object
      readonly fields: readonly FieldSpec[]
    })

const title: FieldSpec = { type: 'line', name: 'title', label: 'Title', most: LONGEST_TITLE, optional: true }
const limits = blockLimits

/** The form of each kind of block. */
export const kindFields: Readonly<Record<BlockKind, readonly FieldSpec[]>> = {
  corevalues: [
    title,
    {
      type: 'list',
      name: 'values',
      label: 'Values',
      noun: 'value',
      most: limits.corevalues.values,
      begin: { name: '', text: '' },
      fields: [
        { type: 'line', name: 'name', label: 'Value', most: limits.corevalues.name },
        { type: 'text', name: 'text', label: 'What it means in practice', most: limits.corevalues.text },
      ],
    },
  ],
  culturestats: [
    title,
    {
      type: 'list',
      name: 'stats',
      label: 'Numbers',
      noun: 'number',
      most: limits.culturestats.stats,
      begin: { value: '', label: '' },
      fields: [
        { type: 'line', name: 'value', label: 'Number', most: limits.culturestats.value, placeholder: '42%' },
        { type: 'line', name: 'label', label: 'What it counts', most: limits.culturestats.label },
      ],
    },
  ],
  funding: [
    title,
    {
      type: 'line',
      name: 'total',
      label: 'Total',
      most: limits.funding.total,
      optional: true,
      placeholder: '€ 12 million',
    },
    {
      type: 'list',
      name: 'rounds',
      label: 'Rounds',
      noun: 'round',
      most: limits.funding.rounds,
      begin: { name: '', date: '', amount: '', investors: '' },
      fields: [
        { type: 'line', name: 'name', label: 'Round', most: limits.funding.name, placeholder: 'Series A' },
        { type: 'month', name: 'date', label: 'Month', optional: true },
        { type: 'line', name: 'amount', label: 'Amount', most: limits.funding.amount },
        { type: 'line', name: 'investors', label: 'Investors', most: limits.funding.investors, optional: true },
      ],
    },
  ],
  gettoknow: [
    title,
    {
      type: 'list',
      name: 'people',
      label: 'Questions and answers',
      noun: 'answer',
      most: limits.gettoknow.people,
      begin: { person: '', question: '', answer: '' },
      fields: [
        { type: 'person', name: 'person', label: 'Who answers' },
        { type: 'line', name: 'question', label: 'Question', most: limits.gettoknow.question },
        { type: 'text', name: 'answer', label: 'Answer', most: limits.gettoknow.answer },
      ],
    },
  ],
  iframe: [
    title,
    {
      type: 'embed',
      name: 'embed',
      label: 'Address',
      providers: providersOf.iframe,
      wrong: embedHelp.iframe,
      placeholder: 'https://www.openstreetmap.org/#map=15/50.9376/6.9600',
      hint: 'From OpenStreetMap, Spotify, Figma or CodePen.',
    },
    {
      type: 'line',
      name: 'caption',
      label: 'Caption',
      most: limits.iframe.caption,
      optional: true,
      hint: 'Also tells people who can’t see it what it is.',
    },
  ],
  imageslider: [title, { type: 'pictures', name: 'pictures', label: 'Pictures', most: limits.imageslider.pictures }],
  imagetext: [
    title,
    { type: 'html', name: 'text', label: 'Text', most: limits.imagetext.text },
    { type: 'picture', name: 'picture', label: 'Picture' },
    {
      type: 'choice',
      name: 'side',
      label: 'The picture stands',
      options: [
        ['left', 'On the left'],
        ['right', 'On the right'],
      ],
    },
  ],
  instagram: [
    title,
    {
      type: 'embeds',
      name: 'posts',
      label: 'Posts',
      providers: providersOf.instagram,
      wrong: embedHelp.instagram,
      most: limits.instagram.posts,
      placeholder: 'https://www.instagram.com/p/…',
      hint: 'Addresses of public posts or reels.',
    },
  ],
  jointeam: [
    title,
    { type: 'text', name: 'text', label: 'Introduction', most: limits.jointeam.text, optional: true },
    {
      type: 'choice',
      name: 'list',
      label: 'Jobs',
      options: [
        ['all', 'All open jobs'],
        ['remote', 'Remote jobs'],
        ['hybrid', 'Hybrid jobs'],
        ['onsite', 'Onsite jobs'],
      ],
    },
    { type: 'department', name: 'category', label: 'Department' },
    { type: 'number', name: 'most', label: 'Jobs shown at most', least: 1, most: limits.jointeam.jobs },
  ],
  recentnews: [
    title,
    {
      type: 'number',
      name: 'most',
      label: 'Notes shown at most',
      least: 1,
      most: limits.recentnews.notes,
      hint: 'You write them on your desk. The newest come first.',
    },
  ],
  risingwomen: [
    title,
    { type: 'text', name: 'text', label: 'Introduction', most: limits.risingwomen.text, optional: true },
    {
      type: 'list',
      name: 'people',
      label: 'Women',
      noun: 'woman',
      most: limits.risingwomen.people,
      begin: { person: '', role: '', quote: '' },
      fields: [
        { type: 'person', name: 'person', label: 'Who' },
        { type: 'line', name: 'role', label: 'Role', most: limits.risingwomen.role },
        { type: 'text', name: 'quote', label: 'In her own words', most: limits.risingwomen.quote, optional: true },
      ],
    },
  ],
  shortquote: [
    { type: 'text', name: 'quote', label: 'Quote', most: limits.shortquote.quote },
    { type: 'line', name: 'name', label: 'Who said it', most: limits.shortquote.name, optional: true },
    { type: 'line', name: 'role', label: 'Their role', most: limits.shortquote.role, optional: true },
    { type: 'picture', name: 'picture', label: 'Portrait' },
  ],
  skills: [
    title,
    { type: 'text', name: 'text', label: 'Introduction', most: limits.skills.text, optional: true },
    { type: 'skills', name: 'skills', label: 'Skills', most: limits.skills.skills, longest: limits.skills.skill },
    {
      type: 'number',
      name: 'most',
      label: 'Jobs shown at most',
      least: 0,
      most: limits.skills.jobs,
      hint: 'Open jobs that need one of them. 0 shows none.',
    },
  ],
  universal: [
    title,
    {
      type: 'list',
      name: 'columns',
      label: 'Columns',
      noun: 'column',
      most: limits.universal.columns,
      begin: { text: '' },
      fields: [{ type: 'html', name: 'text', label: 'Text', most: limits.universal.text }],
    },
  ],
  video: [
    title,
    {
      type: 'embed',
      name: 'embed',
      label: 'Address',
      providers: providersOf.video,
      wrong: embedHelp.video,
      placeholder: 'https://www.youtube.com/watch?v=…',
      hint: 'From YouTube or Vimeo.',
    },
    {
      type: 'line',
      name: 'caption',
      label: 'Caption',
      most: limits.video.caption,
      optional: true,
      hint: 'Also tells people who can’t see it what it is.',
    },
  ],
}
