import { type Message, msg } from '@rise/texts'
import type { SitePageState } from './kinds.ts'

export const sitePageStateWords: Readonly<Record<SitePageState, Message>> = {
  draft: msg('Draft'),
  scheduled: msg('Scheduled'),
  published: msg('Published'),
}

/** The product's slogan, on the home page and in the picture that previews links to it. */
export const SLOGAN = msg('Work that’s worth getting up for.')
