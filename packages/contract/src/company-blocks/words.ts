import { type Message, msg } from '@rise/texts'
import type { BlockKind, CoverLook, PageTab } from './kinds.ts'

/** The name and purpose of each kind of block. */
export const blockWords: Readonly<Record<BlockKind, { readonly name: Message; readonly hint: Message }>> = {
  corevalues: { name: msg('Core values'), hint: msg('What you stand for, and what it looks like on a Tuesday.') },
  culturestats: { name: msg('Culture in numbers'), hint: msg('A few figures that say how you work.') },
  funding: { name: msg('Funding'), hint: msg('Who pays for the work, round by round.') },
  gettoknow: { name: msg('Get to know us'), hint: msg('Questions, answered by people on your team.') },
  iframe: { name: msg('Embed'), hint: msg('A map, a playlist, a design or a piece of code from another site.') },
  imageslider: { name: msg('Picture slider'), hint: msg('Pictures in a row that people swipe through.') },
  imagetext: { name: msg('Picture and text'), hint: msg('A picture with a few paragraphs beside it.') },
  instagram: { name: msg('Instagram'), hint: msg('Posts from your account, loaded only when people ask for them.') },
  jointeam: {
    name: msg('Join the team', 'a heading of open jobs'),
    hint: msg('Your open jobs, all of them or only some.'),
  },
  recentnews: { name: msg('Recent news'), hint: msg('The newest notes from your desk.') },
  risingwomen: { name: msg('Rising women'), hint: msg('Women of your company, in their own words.') },
  shortquote: { name: msg('Quote', 'noun'), hint: msg('One sentence worth remembering.') },
  skills: { name: msg('Skills'), hint: msg('What you work with, and the jobs that need it.') },
  universal: { name: msg('Text', 'a noun: written words'), hint: msg('Text in one, two or three columns.') },
  video: { name: msg('Video'), hint: msg('A video from YouTube or Vimeo.') },
}

export const tabWords: Readonly<Record<PageTab, Message>> = {
  about: msg('About', 'a heading: about the company'),
  life: msg('Life here'),
  people: msg('People'),
  news: msg('News'),
}

export const coverWords: Readonly<Record<CoverLook, Message>> = {
  picture: msg('Your cover picture'),
  accent: msg('A band in your accent colour'),
  none: msg('Nothing', 'at the top of a page'),
}
