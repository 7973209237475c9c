import { z } from 'zod'
import { version } from '../integers.ts'
import { chosenLink } from '../link-previews/fields.ts'
import { pollQuestion } from '../polls/fields.ts'
import { richText } from '../rich-text.ts'
import { postAudiences, postKinds } from './kinds.ts'

const audienceChoice = z.enum(postAudiences, 'Choose who can read it.')

/** A post as its form sends it for the first time. */
export const newPost = z.object({
  /** Made by the browser, so that sending twice makes one. */
  id: z.uuid('Send an id for the new post.'),
  kind: z.enum(postKinds, 'Choose a kind of post.').default('post'),
  audience: audienceChoice.default('everyone'),
  body: richText,
  /** A poll to publish with it. */
  poll: pollQuestion.nullish(),
  /** The preview of its first link; if null or absent, none is shown. */
  link: chosenLink.nullish(),
})

/** An edited post. Its kind can't change, and an absent audience stays unchanged. */
export const postChange = z.object({
  /** The version that the change is based on; an outdated one is refused. */
  version,
  audience: audienceChoice.optional(),
  body: richText,
  /** If absent, the preview stays as long as the text has a link. */
  link: chosenLink.nullish(),
})

/** A new post without its id, as the form validates it. */
export const writtenPost = newPost.omit({ id: true, link: true })
