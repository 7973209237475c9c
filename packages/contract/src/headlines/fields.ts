import { z } from 'zod'
import { audienceChoice } from '../content/fields.ts'
import { chosenLink } from '../link-previews/fields.ts'
import { richText, slugChange } from '../rich-text.ts'
import { oneLine } from '../texts.ts'
import { LONGEST_SUMMARY, LONGEST_TITLE, SHORTEST_TITLE } from './limits.ts'

const title = oneLine('The title', LONGEST_TITLE).refine(
  (text) => text.length >= SHORTEST_TITLE,
  `Use at least ${SHORTEST_TITLE} characters: the title is what people see first.`,
)
const summary = oneLine('What you say about it', LONGEST_SUMMARY)
/** The version that a change was made to: an older one is refused. */
const version = z.int().min(1)
/** Made by the browser, so that sending twice makes one. */
const id = z.uuid('Send an id for the new headline.')

const article = {
  title,
  /** A picture of one's own, uploaded as content. */
  coverId: z.uuid('Choose a picture that you uploaded.').nullable(),
  body: richText,
}

/** An article as its form sends it for the first time. */
export const newArticle = z.object({ id, ...article, audience: audienceChoice.default('everyone') })

/** The same to change it. A slug or an audience that is left out stays. */
export const articleChange = z.object({
  version,
  slug: slugChange.optional(),
  audience: audienceChoice.optional(),
  ...article,
})

/** A page on the web that somebody shares: its address, what it says of itself, and what they say about it. */
export const newLink = z.object({
  ...{ id, title, summary, link: chosenLink },
  audience: audienceChoice.default('everyone'),
})

/** What can be changed of it: it goes on leading where it led. */
export const linkChange = z.object({
  ...{ version, title, summary },
  slug: slugChange.optional(),
  audience: audienceChoice.optional(),
})
