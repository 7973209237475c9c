import { t } from '@rise/texts'
import { z } from 'zod'
import { version } from '../integers.ts'
import { accentOf } from './accent/policy.ts'
import { coreValues } from './blocks/core-values.ts'
import { cultureStats } from './blocks/culture-stats.ts'
import { funding } from './blocks/funding.ts'
import { getToKnow } from './blocks/get-to-know.ts'
import { iframe } from './blocks/iframe.ts'
import { imageSlider } from './blocks/image-slider.ts'
import { imageText } from './blocks/image-text.ts'
import { instagram } from './blocks/instagram.ts'
import { joinTeam } from './blocks/join-team.ts'
import { recentNews } from './blocks/recent-news.ts'
import { risingWomen } from './blocks/rising-women.ts'
import { shortQuote } from './blocks/short-quote.ts'
import { skills } from './blocks/skills.ts'
import { universal } from './blocks/universal.ts'
import { video } from './blocks/video.ts'
import { type BlockKind, coverLooks, pageTabs } from './kinds.ts'
import { MOST_BLOCKS } from './limits.ts'

/** The content of a block of each kind. Texts may be empty: an empty block is not shown. */
const contents = {
  corevalues: coreValues,
  culturestats: cultureStats,
  funding,
  gettoknow: getToKnow,
  iframe,
  imageslider: imageSlider,
  imagetext: imageText,
  instagram,
  jointeam: joinTeam,
  recentnews: recentNews,
  risingwomen: risingWomen,
  shortquote: shortQuote,
  skills,
  universal,
  video,
} as const satisfies Record<BlockKind, z.ZodObject>
export type BlockContents = { readonly [K in BlockKind]: z.output<(typeof contents)[K]> }

/** Returns the schema of one kind of block with its content. */
function blockOfKind<K extends BlockKind>(kind: K) {
  return z.object({ kind: z.literal(kind), content: contents[kind] })
}

/** A kind of block with the content of that kind. */
export const blockContent = z.discriminatedUnion(
  'kind',
  [
    blockOfKind('corevalues'),
    blockOfKind('culturestats'),
    blockOfKind('funding'),
    blockOfKind('gettoknow'),
    blockOfKind('iframe'),
    blockOfKind('imageslider'),
    blockOfKind('imagetext'),
    blockOfKind('instagram'),
    blockOfKind('jointeam'),
    blockOfKind('recentnews'),
    blockOfKind('risingwomen'),
    blockOfKind('shortquote'),
    blockOfKind('skills'),
    blockOfKind('universal'),
    blockOfKind('video'),
  ],
  { error: () => t('Choose a kind of block from the list.') },
)
export type BlockContent = z.output<typeof blockContent>

/** The position and look of a block. */
const blockPlace = z.object({
  id: z.uuid(),
  /** The number of changes to the block's content, from 1. */
  version,
  tab: z.enum(pageTabs, { error: () => t('Choose a tab.') }),
  /** Whether the block spans both columns of the page. */
  wide: z.boolean(),
  /** A hidden block stays in the draft and is not published. */
  hidden: z.boolean(),
})

export const block = z.intersection(blockPlace, blockContent)
export type Block = z.output<typeof block>

const pageTheme = z.object({
  /** `#rrggbb`; null for the product’s own. */
  accent: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, { error: () => t('Enter a colour like #0f6b62.') })
    .refine((color) => accentOf(color) !== undefined, {
      error: () => t('This colour can’t be read on a light page. Choose a darker one.'),
    })
    .nullable(),
  cover: z.enum(coverLooks, { error: () => t('Choose what stands at the top.') }),
  /** All tabs, each once, `about` first. */
  tabs: z
    .array(z.enum(pageTabs))
    .refine(
      (tabs) => tabs[0] === 'about' && new Set(tabs).size === pageTabs.length && tabs.length === pageTabs.length,
      { error: () => t('List each tab once, About first.') },
    ),
})
export type PageTheme = z.output<typeof pageTheme>

/** A page as its team composes it. */
export const pageLayout = z.object({
  theme: pageTheme,
  blocks: z
    .array(block)
    .max(MOST_BLOCKS, { error: () => t('A page has at most {most} blocks. Delete some first.', { most: MOST_BLOCKS }) })
    .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, {
      error: () => t('Each block needs an id of its own.'),
    }),
})
export type PageLayout = z.output<typeof pageLayout>
