import type { BlockKind, CoverLook, PageTab } from './kinds.ts'

/** The name and purpose of each kind of block. */
export const blockWords: Readonly<Record<BlockKind, { readonly name: string; readonly hint: string }>> = {
  corevalues: { name: 'Core values', hint: 'What you stand for, and what it looks like on a Tuesday.' },
  culturestats: { name: 'Culture in numbers', hint: 'A few figures that say how you work.' },
  funding: { name: 'Funding', hint: 'Who pays for the work, round by round.' },
  gettoknow: { name: 'Get to know us', hint: 'Questions, answered by people on your team.' },
  iframe: { name: 'Embed', hint: 'A map, a playlist, a design or a piece of code from another site.' },
  imageslider: { name: 'Picture slider', hint: 'Pictures in a row that people swipe through.' },
  imagetext: { name: 'Picture and text', hint: 'A picture with a few paragraphs beside it.' },
  instagram: { name: 'Instagram', hint: 'Posts from your account, loaded only when people ask for them.' },
  jointeam: { name: 'Join the team', hint: 'Your open jobs, all of them or only some.' },
  recentnews: { name: 'Recent news', hint: 'The newest notes from your desk.' },
  risingwomen: { name: 'Rising women', hint: 'Women of your company, in their own words.' },
  shortquote: { name: 'Quote', hint: 'One sentence worth remembering.' },
  skills: { name: 'Skills', hint: 'What you work with, and the jobs that need it.' },
  universal: { name: 'Text', hint: 'Text in one, two or three columns.' },
  video: { name: 'Video', hint: 'A video from YouTube or Vimeo.' },
}

export const tabWords: Readonly<Record<PageTab, string>> = {
  about: 'About',
  life: 'Life here',
  people: 'People',
  news: 'News',
}

export const coverWords: Readonly<Record<CoverLook, string>> = {
  picture: 'Your cover picture',
  accent: 'A band in your accent colour',
  none: 'Nothing',
}
