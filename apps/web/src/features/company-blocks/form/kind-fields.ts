import { type EmbedProvider, embedHelp, providersOf } from '@rise/contract/company-blocks/embeds/kinds'
import type { BlockKind } from '@rise/contract/company-blocks/kinds'
import { blockLimits, LONGEST_TITLE } from '@rise/contract/company-blocks/limits'
import { type Message, msg } from '@rise/texts'

interface BaseSpec {
  readonly name: string
  readonly label: Message
  readonly hint?: Message
  /**
   * Whether the label marks the field as optional. Not set where that is obvious, for example where an empty field
   * renders nothing.
   */
  readonly optional?: true
}

interface Embeds extends BaseSpec {
  readonly hint: Message
  readonly providers: readonly EmbedProvider[]
  /** The error for an address of another site. */
  readonly wrong: Message
  readonly placeholder: string
}

/** A field of a block's form. */
export type FieldSpec =
  | (BaseSpec & { readonly type: 'line'; readonly most: number; readonly placeholder?: Message })
  | (BaseSpec & { readonly type: 'text'; readonly most: number })
  | (BaseSpec & { readonly type: 'html'; readonly most: number })
  | (BaseSpec & { readonly type: 'month' })
  | (BaseSpec & { readonly type: 'number'; readonly least: number; readonly most: number })
  | (BaseSpec & { readonly type: 'choice'; readonly options: readonly (readonly [value: string, label: Message])[] })
  | (BaseSpec & { readonly type: 'skills'; readonly most: number; readonly longest: number })
  | (BaseSpec & { readonly type: 'picture' })
  | (BaseSpec & { readonly type: 'pictures'; readonly most: number })
  | (Embeds & { readonly type: 'embed' })
  | (Embeds & { readonly type: 'embeds'; readonly most: number })
  | (BaseSpec & { readonly type: 'department' })
  | (BaseSpec & { readonly type: 'person' })
  | (BaseSpec & {
      readonly type: 'list'
      /** The singular of its items: "value". */
      readonly noun: Message
      readonly most: number
      readonly begin: object
      readonly fields: readonly FieldSpec[]
    })

const title: FieldSpec = { type: 'line', name: 'title', label: msg('Title'), most: LONGEST_TITLE, optional: true }
const limits = blockLimits

/** The form of each kind of block. */
export const kindFields: Readonly<Record<BlockKind, readonly FieldSpec[]>> = {
  corevalues: [
    title,
    {
      type: 'list',
      name: 'values',
      label: msg('Values'),
      noun: msg('value', 'a noun, after “Add” or “Remove”'),
      most: limits.corevalues.values,
      begin: { name: '', text: '' },
      fields: [
        { type: 'line', name: 'name', label: msg('Value'), most: limits.corevalues.name },
        { type: 'text', name: 'text', label: msg('What it means in practice'), most: limits.corevalues.text },
      ],
    },
  ],
  culturestats: [
    title,
    {
      type: 'list',
      name: 'stats',
      label: msg('Numbers'),
      noun: msg('number', 'a noun, after “Add” or “Remove”'),
      most: limits.culturestats.stats,
      begin: { value: '', label: '' },
      fields: [
        { type: 'line', name: 'value', label: msg('Number'), most: limits.culturestats.value, placeholder: msg('42%') },
        { type: 'line', name: 'label', label: msg('What it counts'), most: limits.culturestats.label },
      ],
    },
  ],
  funding: [
    title,
    {
      type: 'line',
      name: 'total',
      label: msg('Total'),
      most: limits.funding.total,
      optional: true,
      placeholder: msg('€ 12 million'),
    },
    {
      type: 'list',
      name: 'rounds',
      label: msg('Rounds', 'of funding'),
      noun: msg('round', 'a noun, after “Add” or “Remove”'),
      most: limits.funding.rounds,
      begin: { name: '', date: '', amount: '', investors: '' },
      fields: [
        {
          type: 'line',
          name: 'name',
          label: msg('Round', 'of funding'),
          most: limits.funding.name,
          placeholder: msg('Series A'),
        },
        { type: 'month', name: 'date', label: msg('Month'), optional: true },
        { type: 'line', name: 'amount', label: msg('Amount'), most: limits.funding.amount },
        { type: 'line', name: 'investors', label: msg('Investors'), most: limits.funding.investors, optional: true },
      ],
    },
  ],
  gettoknow: [
    title,
    {
      type: 'list',
      name: 'people',
      label: msg('Questions and answers'),
      noun: msg('answer', 'a noun, after “Add” or “Remove”'),
      most: limits.gettoknow.people,
      begin: { person: '', question: '', answer: '' },
      fields: [
        { type: 'person', name: 'person', label: msg('Who answers') },
        { type: 'line', name: 'question', label: msg('Question'), most: limits.gettoknow.question },
        { type: 'text', name: 'answer', label: msg('Answer', 'a noun'), most: limits.gettoknow.answer },
      ],
    },
  ],
  iframe: [
    title,
    {
      type: 'embed',
      name: 'embed',
      label: msg('Address'),
      providers: providersOf.iframe,
      wrong: embedHelp.iframe,
      placeholder: 'https://www.openstreetmap.org/#map=15/50.9376/6.9600',
      hint: msg('From OpenStreetMap, Spotify, Figma or CodePen.'),
    },
    {
      type: 'line',
      name: 'caption',
      label: msg('Caption'),
      most: limits.iframe.caption,
      optional: true,
      hint: msg('Also tells people who can’t see it what it is.'),
    },
  ],
  imageslider: [
    title,
    { type: 'pictures', name: 'pictures', label: msg('Pictures'), most: limits.imageslider.pictures },
  ],
  imagetext: [
    title,
    { type: 'html', name: 'text', label: msg('Text', 'a noun: written words'), most: limits.imagetext.text },
    { type: 'picture', name: 'picture', label: msg('Picture') },
    {
      type: 'choice',
      name: 'side',
      label: msg('The picture stands', 'before “On the left”'),
      options: [
        ['left', msg('On the left')],
        ['right', msg('On the right')],
      ],
    },
  ],
  instagram: [
    title,
    {
      type: 'embeds',
      name: 'posts',
      label: msg('Posts', 'on Instagram'),
      providers: providersOf.instagram,
      wrong: embedHelp.instagram,
      most: limits.instagram.posts,
      placeholder: 'https://www.instagram.com/p/…',
      hint: msg('Addresses of public posts or reels.'),
    },
  ],
  jointeam: [
    title,
    { type: 'text', name: 'text', label: msg('Introduction'), most: limits.jointeam.text, optional: true },
    {
      type: 'choice',
      name: 'list',
      label: msg('Jobs'),
      options: [
        ['all', msg('All open jobs')],
        ['remote', msg('Remote jobs')],
        ['hybrid', msg('Hybrid jobs')],
        ['onsite', msg('Onsite jobs')],
      ],
    },
    { type: 'department', name: 'category', label: msg('Department') },
    { type: 'number', name: 'most', label: msg('Jobs shown at most'), least: 1, most: limits.jointeam.jobs },
  ],
  recentnews: [
    title,
    {
      type: 'number',
      name: 'most',
      label: msg('Notes shown at most'),
      least: 1,
      most: limits.recentnews.notes,
      hint: msg('You write them on your desk. The newest come first.'),
    },
  ],
  risingwomen: [
    title,
    { type: 'text', name: 'text', label: msg('Introduction'), most: limits.risingwomen.text, optional: true },
    {
      type: 'list',
      name: 'people',
      label: msg('Women'),
      noun: msg('woman', 'a noun, after “Add” or “Remove”'),
      most: limits.risingwomen.people,
      begin: { person: '', role: '', quote: '' },
      fields: [
        { type: 'person', name: 'person', label: msg('Who', 'a person') },
        { type: 'line', name: 'role', label: msg('Role', 'a position at work'), most: limits.risingwomen.role },
        { type: 'text', name: 'quote', label: msg('In her own words'), most: limits.risingwomen.quote, optional: true },
      ],
    },
  ],
  shortquote: [
    { type: 'text', name: 'quote', label: msg('Quote', 'noun'), most: limits.shortquote.quote },
    { type: 'line', name: 'name', label: msg('Who said it'), most: limits.shortquote.name, optional: true },
    {
      type: 'line',
      name: 'role',
      label: msg('Their role', 'a position at work'),
      most: limits.shortquote.role,
      optional: true,
    },
    { type: 'picture', name: 'picture', label: msg('Portrait') },
  ],
  skills: [
    title,
    { type: 'text', name: 'text', label: msg('Introduction'), most: limits.skills.text, optional: true },
    { type: 'skills', name: 'skills', label: msg('Skills'), most: limits.skills.skills, longest: limits.skills.skill },
    {
      type: 'number',
      name: 'most',
      label: msg('Jobs shown at most'),
      least: 0,
      most: limits.skills.jobs,
      hint: msg('Open jobs that need one of them. 0 shows none.'),
    },
  ],
  universal: [
    title,
    {
      type: 'list',
      name: 'columns',
      label: msg('Columns'),
      noun: msg('column', 'a noun, after “Add” or “Remove”'),
      most: limits.universal.columns,
      begin: { text: '' },
      fields: [
        { type: 'html', name: 'text', label: msg('Text', 'a noun: written words'), most: limits.universal.text },
      ],
    },
  ],
  video: [
    title,
    {
      type: 'embed',
      name: 'embed',
      label: msg('Address'),
      providers: providersOf.video,
      wrong: embedHelp.video,
      placeholder: 'https://www.youtube.com/watch?v=…',
      hint: msg('From YouTube or Vimeo.'),
    },
    {
      type: 'line',
      name: 'caption',
      label: msg('Caption'),
      most: limits.video.caption,
      optional: true,
      hint: msg('Also tells people who can’t see it what it is.'),
    },
  ],
}
